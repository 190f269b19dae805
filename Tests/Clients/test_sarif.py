"""The log for code scanning, as an upload's first look sees it.

With SARIF_SCHEMA naming a copy of OASIS's sarif-schema-2.1.0.json the log is held against that as well. It is not kept
here, since its terms leave open whether it may be.
"""

import json
import os
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit

import jsonschema
import pytest

from session import ROOT, executable

EXAMPLE = ROOT / "Tests" / "Example"


def strict(**properties):
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


TEXT = strict(text={"type": "string", "minLength": 1})
URI = {"type": "string", "format": "uri-reference", "pattern": "^[^ \\\\]+$"}
PLACE = strict(
    artifactLocation=strict(uri=URI, uriBaseId={"enum": ["SRCROOT"]}),
    region=strict(**{key: {"type": "integer", "minimum": 1} for key in ("startLine", "startColumn", "endLine", "endColumn")}),
)
OBJECT = strict(
    name=TEXT["properties"]["text"],
    fullyQualifiedName={"type": "string"},
    decoratedName={"type": "string"},
    kind={"enum": ["element"]},
)
LOCATION = strict(physicalLocation=PLACE, logicalLocations={"type": "array", "items": OBJECT, "minItems": 1})
LOCATION["required"] = ["physicalLocation"]
LEVEL = {"enum": ["none", "note", "warning", "error"]}
RULE = strict(
    id={"type": "string"},
    name={"type": "string"},
    shortDescription=TEXT,
    fullDescription=TEXT,
    help={**TEXT, "properties": {**TEXT["properties"], "markdown": {"type": "string", "minLength": 1}}},
    # A rule that settings have to turn on says so.
    defaultConfiguration={"anyOf": [strict(level=LEVEL), strict(level=LEVEL, enabled={"const": False})]},
)
RESULT = strict(
    ruleId={"type": "string"},
    ruleIndex={"type": "integer", "minimum": 0},
    level=LEVEL,
    message=TEXT,
    locations={"type": "array", "minItems": 1, "maxItems": 1, "items": LOCATION},
    relatedLocations={
        "type": "array",
        "items": strict(id={"type": "integer", "minimum": 0}, physicalLocation=PLACE, message=TEXT),
    },
    partialFingerprints={"type": "object", "minProperties": 1, "additionalProperties": {"type": "string"}},
)
DRIVER = strict(
    name={"enum": ["ibls"]},
    version={"type": "string"},
    rules={"type": "array", "items": RULE, "minItems": 1, "uniqueItems": True},
)
RUN = strict(
    tool=strict(driver=DRIVER),
    columnKind={"enum": ["utf16CodeUnits"]},
    originalUriBaseIds=strict(SRCROOT=strict(uri={"type": "string", "pattern": "^file:///.*/$"})),
    results={"type": "array", "items": RESULT, "minItems": 1},
)
LOG = strict(
    **{
        "$schema": {"type": "string", "pattern": "sarif"},
        "version": {"enum": ["2.1.0"]},
        "runs": {"type": "array", "items": RUN, "minItems": 1, "maxItems": 1},
    }
)


@pytest.fixture(scope="module")
def log():
    done = subprocess.run(
        [executable(), "--check", "--format", "sarif", "--fail-on", "never", EXAMPLE],
        capture_output=True,
        timeout=60,
        check=True,
    )
    return json.loads(done.stdout)


def test_the_log_has_the_parts_that_are_required(log):
    jsonschema.validate(log, LOG)


@pytest.mark.skipif("SARIF_SCHEMA" not in os.environ, reason="SARIF_SCHEMA names no copy of the schema")
def test_the_log_meets_the_official_schema(log):
    jsonschema.validate(log, json.loads(Path(os.environ["SARIF_SCHEMA"]).read_text()))


def test_places_lie_in_the_files_they_name(log):
    roots = {name: Path(unquote(urlsplit(root["uri"]).path)) for name, root in log["runs"][0]["originalUriBaseIds"].items()}
    for result in log["runs"][0]["results"]:
        for place in result["locations"] + result["relatedLocations"]:
            where = place["physicalLocation"]
            artifact = where["artifactLocation"]
            path = roots[artifact["uriBaseId"]] / unquote(artifact["uri"])
            lines = path.read_text().split("\n")
            region = where["region"]
            line = lines[region["startLine"] - 1].encode("utf-16-le")
            assert region["startColumn"] <= len(line) // 2


def test_rules_are_those_of_their_index(log):
    rules = log["runs"][0]["tool"]["driver"]["rules"]
    for result in log["runs"][0]["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
