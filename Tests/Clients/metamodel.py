"""Holds messages against the protocol's own meta model, strictly: missing and unknown properties, wrong types,
integers out of range, values outside closed enumerations, null where the model has none, unknown methods, messages
in the wrong direction, answers to nothing.

metaModel-3.17.json is the model of the Language Server Protocol 3.17 (microsoft/language-server-protocol), with its
prose left out."""

import json
import pathlib

MODEL = pathlib.Path(__file__).with_name("metaModel-3.17.json")


class Model:
    def __init__(self, path=MODEL):
        model = json.loads(pathlib.Path(path).read_text())
        self.structures = {item["name"]: item for item in model["structures"]}
        self.enumerations = {item["name"]: item for item in model["enumerations"]}
        self.aliases = {item["name"]: item for item in model["typeAliases"]}
        self.requests = {item["method"]: item for item in model["requests"]}
        self.notifications = {item["method"]: item for item in model["notifications"]}

    def properties(self, name):
        structure = self.structures[name]
        found = {}
        for base in structure.get("extends", []) + structure.get("mixins", []):
            found.update(self.properties(base["name"]))
        found.update({prop["name"]: prop for prop in structure["properties"]})
        return found

    def faults(self, kind, value, at="$"):
        """What is wrong with a value of that type, a line a fault."""
        match kind["kind"]:
            case "base":
                return self._base(kind["name"], value, at)
            case "reference":
                return self._reference(kind["name"], value, at)
            case "literal":
                properties = {prop["name"]: prop for prop in kind["value"]["properties"]}
                return self._object(properties, value, at, "literal")
            case "stringLiteral":
                return [] if value == kind["value"] else [f"{at}: {value!r} is not {kind['value']!r}"]
            case "array":
                if not isinstance(value, list):
                    return [f"{at}: not an array"]
                return [f for i, item in enumerate(value) for f in self.faults(kind["element"], item, f"{at}[{i}]")]
            case "map":
                if not isinstance(value, dict):
                    return [f"{at}: not an object"]
                return [f for key, item in value.items() for f in self.faults(kind["value"], item, f"{at}.{key}")]
            case "tuple":
                if not isinstance(value, list) or len(value) != len(kind["items"]):
                    return [f"{at}: not a tuple of {len(kind['items'])}"]
                return [f for i, (k, v) in enumerate(zip(kind["items"], value)) for f in self.faults(k, v, f"{at}[{i}]")]
            case "and":
                return [f for item in kind["items"] for f in self.faults(item, value, at)]
            case "or":
                results = [self.faults(item, value, at) for item in kind["items"]]
                return [] if any(not faults for faults in results) else min(results, key=len)
            case other:
                raise ValueError(other)

    def _reference(self, name, value, at):
        if name == "LSPAny":
            return []
        if name in ("LSPObject", "LSPArray"):
            return [] if isinstance(value, dict if name == "LSPObject" else list) else [f"{at}: no {name}"]
        if name in self.aliases:
            return self.faults(self.aliases[name]["type"], value, at)
        if name in self.enumerations:
            enumeration = self.enumerations[name]
            faults = self._base(enumeration["type"]["name"], value, at)
            known = [item["value"] for item in enumeration["values"]]
            if faults or enumeration.get("supportsCustomValues") or value in known:
                return faults
            return [f"{at}: {value!r} is no {name}"]
        faults = self._object(self.properties(name), value, at, name)
        if not faults and name == "Range":
            start, end = ((value[key]["line"], value[key]["character"]) for key in ("start", "end"))
            if start > end:
                return [f"{at}: ends before it starts"]
        return faults

    def _base(self, name, value, at):
        is_integer = isinstance(value, int) and not isinstance(value, bool)
        fits = {
            "string": isinstance(value, str),
            "URI": isinstance(value, str) and ":" in value,
            "DocumentUri": isinstance(value, str) and ":" in value,
            "RegExp": isinstance(value, str),
            "integer": is_integer and -(2**31) <= value < 2**31,
            "uinteger": is_integer and 0 <= value < 2**31,
            "decimal": is_integer or isinstance(value, float),
            "boolean": isinstance(value, bool),
            "null": value is None,
        }[name]
        return [] if fits else [f"{at}: {json.dumps(value)[:40]} is no {name}"]

    def _object(self, properties, value, at, name):
        if not isinstance(value, dict):
            return [f"{at}: not an object ({name})"]
        faults = [f"{at}: {name} lacks {key}" for key, prop in properties.items() if key not in value and not prop.get("optional")]
        for key, item in value.items():
            if key not in properties:
                faults.append(f"{at}: {name} has no {key}")
            else:
                faults += self.faults(properties[key]["type"], item, f"{at}.{key}")
        return faults


class Conversation:
    """Both sides of a session; knows which answer belongs to which request."""

    def __init__(self, model):
        self.model = model
        self.unanswered = {}
        self.answered = set()

    def faults(self, sender, message):
        allowed = ("clientToServer", "both") if sender == "client" else ("serverToClient", "both")
        found = [] if message.get("jsonrpc") == "2.0" else ["jsonrpc is not 2.0"]
        if unknown := set(message) - {"jsonrpc", "id", "method", "params", "result", "error"}:
            found.append(f"unknown keys {unknown}")
        if "method" in message:
            method = message["method"]
            table = self.model.requests if "id" in message else self.model.notifications
            if "id" in message:
                self.unanswered[(sender, message["id"])] = method
            if method not in table:
                return found + [f"{method}: unknown method"]
            kind = table[method]
            if kind["messageDirection"] not in allowed:
                found.append(f"{method}: sent by the {sender}")
            if kind.get("params"):
                if "params" not in message:
                    found.append(f"{method}: no params")
                else:
                    found += [f"{method} {fault}" for fault in self.model.faults(kind["params"], message["params"])]
            elif message.get("params") is not None:
                found.append(f"{method}: has params")
            return found
        other = "server" if sender == "client" else "client"
        if ("result" in message) == ("error" in message):
            found.append("an answer has either a result or an error")
        if "error" in message:
            error = message["error"]
            if not isinstance(error.get("code"), int) or not isinstance(error.get("message"), str):
                found.append(f"malformed error {error}")
            if set(error) - {"code", "message", "data"}:
                found.append(f"unknown keys in {error}")
        key = (other, message.get("id"))
        method = self.unanswered.pop(key, None)
        if method is None:
            # What could not be read is answered with null for an id.
            return found if message.get("id") is None and "error" in message else found + [f"answer {key} to nothing"]
        if "result" in message and method in self.model.requests:
            kind, result = self.model.requests[method]["result"], message["result"]
            # The one extension of the protocol: where the name is declared.
            if method == "textDocument/prepareRename" and isinstance(result, dict) and "declaration" in result:
                location = {"kind": "reference", "name": "Location"}
                found += [f"{method} declaration {fault}" for fault in self.model.faults(location, result["declaration"])]
                result = {key: value for key, value in result.items() if key != "declaration"}
            found += [f"{method} result {fault}" for fault in self.model.faults(kind, result)]
        return found
