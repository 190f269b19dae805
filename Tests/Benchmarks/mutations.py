#!/usr/bin/env python3
"""Breaks connections of real projects, one at a time, and counts how many of the breaks a check finds.

usage: mutations.py [--binary IBLS] [--count N] [--seed SEED] [--kind KIND] [--verbose] FOLDER...

Copies the files of each project that `ibls` reads, and makes sure that the copy has the findings of the project. Then
it applies up to N mutations of each kind, picked at random, checks, and restores the files. Findings that the project
has anyway don't count. A mutation is

found   if there is a new finding at every place that it breaks,
missed  if there is none at one of them,
noisy   if there is a new finding that is at none of these places and names nothing that the mutation alters.

What a mutation breaks is concluded without `ibls`, except that `--index` tells where code declares members. A place
where the project leaves the outcome open is not mutated: Tests/Benchmarks/README.md lists when. Exit code 1 if anything
was missed or noisy.
"""

import argparse
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.parsers.expat

from bench import ROOT, build

NAMES = {"Podfile", "Podfile.lock", "Cartfile", "Cartfile.resolved", "Cartfile.private", "Package.resolved",
         "project.yml", "project.yaml", ".gitmodules", ".gitignore", ".ibls.json", "project.pbxproj"}
SUFFIXES = (".swift", ".storyboard", ".xib", ".h", ".m", ".mm", ".xcconfig")
CONNECTIONS = ("outlet", "outletCollection", "action", "segue")
PLATFORMS = {"MacOSX": "macos", "iOS": "ios", "AppleTV": "tvos", "watchKit": "watchos"}
# Classes without subclasses, which no object is by accident.
LEAVES = {"ios": ("UIProgressView", "UIStepper"), "tvos": ("UIProgressView", "UIActivityIndicatorView"),
          "macos": ("NSLevelIndicator", "NSColorWell"), "watchos": ("WKInterfaceSlider", "WKInterfaceMap")}


def is_read(name):
    """As `WorkspaceFile.Kind` decides."""
    if name.startswith(("._", ".#")):
        return False
    is_plist = name.endswith(".plist") and (name.endswith("Info.plist") or name.startswith("Info"))
    return name in NAMES or name.endswith(SUFFIXES) or is_plist


def is_dependency(path):
    return bool({"Pods", ".build", "SourcePackages"} & set(path.split("/"))) or "Carthage/Checkouts/" in path


def word(name):
    return re.compile(rb"(?<![\w$])" + re.escape(name.encode()) + rb"(?!\w)")


class Facts:
    """Apple's classes, from the tables of the generator."""

    def __init__(self):
        with tempfile.TemporaryDirectory() as folder:
            generator = os.path.join(ROOT, "Sources/AppleFacts/Generator/tables.py")
            subprocess.run([sys.executable, generator, folder], check=True)
            names = ("classes", "protocols", "properties", "actions", "elements")
            tables = {name: self.rows(folder, name) for name in names}
        self.superclass, self.members, self.elements = {}, collections.defaultdict(set), {}
        for platform, name, swift, superclass, _ in tables["classes"]:
            self.superclass[platform, name] = superclass
            if swift:
                self.superclass.setdefault((platform, swift), name)
        for platform, owner, name, *_ in tables["properties"] + tables["actions"]:
            self.members[platform, owner].add(name)
        for platform, element, name, guess in tables["elements"]:
            if not guess:
                self.elements[platform, element] = name
        self.actions = {row[2] for row in tables["actions"]}
        self.types = {name for row in tables["classes"] + tables["protocols"] for name in row[1:3]}

    @staticmethod
    def rows(folder, name):
        with open(os.path.join(folder, name + ".tsv"), encoding="utf-8") as file:
            return [line.rstrip("\n").split("\t") for line in file][1:]

    def chain(self, name, platform):
        found = []
        while name and (platform, name) in self.superclass and name not in found:
            found.append(name)
            name = self.superclass[platform, name]
        return found


class Element:
    def __init__(self, document, tag, attributes, start, parent):
        self.document, self.tag, self.attributes, self.start, self.parent = document, tag, attributes, start, parent
        self.end = self.tag_end = start

    def get(self, name):
        return self.attributes.get(name, "")

    def range(self, name):
        """Where the value of an attribute is, inside its quotes."""
        match = re.compile(rb"\s" + name.encode() + rb"""\s*=\s*["']""").search(
            self.document.text, self.start, self.tag_end)
        end = self.document.text.index(self.document.text[match.end() - 1:match.end()], match.end())
        return self.document.path, match.end(), end

    @property
    def owner(self):
        """The object that a connection is made for."""
        return self.parent.parent if self.parent and self.parent.tag == "connections" else None

    @property
    def scene(self):
        element = self
        while element and element.tag != "scene":
            element = element.parent
        return element

    @property
    def target(self):
        return self.document.by_id.get(self.get("target") or self.get("destination"))

    @property
    def is_placeholder(self):
        return self.tag == "placeholder" or self.get("id").startswith("-")

    @property
    def is_first_responder(self):
        return self.get("placeholderIdentifier") == "IBFirstResponder" or self.get("customClass") == "FirstResponder"


class Document:
    def __init__(self, path, text):
        self.path, self.text, self.elements, self.by_id, stack = path, text, [], {}, []
        parser = xml.parsers.expat.ParserCreate()

        def start(tag, attributes):
            element = Element(self, tag, attributes, parser.CurrentByteIndex, stack[-1] if stack else None)
            element.tag_end = re.compile(rb"""(?:[^"'>]|"[^"]*"|'[^']*')*>""").match(text, element.start).end()
            self.elements.append(element)
            self.by_id.setdefault(attributes.get("id"), element)
            stack.append(element)

        def end(_):
            element = stack.pop()
            closed = text[element.tag_end - 2:element.tag_end] == b"/>"
            element.end = element.tag_end if closed else text.index(b">", parser.CurrentByteIndex) + 1

        parser.StartElementHandler, parser.EndElementHandler = start, end
        parser.Parse(text, True)
        self.by_id.pop(None, None)
        root = self.elements[0]
        if root.tag != "document":
            raise ValueError("the format from before 2012")
        self.platform = PLATFORMS.get(re.split(r"[.]", root.get("targetRuntime"))[0])


class Edits:
    """Replacements in the files of a project, at offsets before the edits."""

    def __init__(self, *edits):
        self.of = collections.defaultdict(dict)
        for edit in edits:
            self.add(*edit)

    def add(self, path, start, end, text):
        self.of[path][start, end] = text.encode() if isinstance(text, str) else text

    def text(self, path, text):
        for (start, end), new in sorted(self.of.get(path, {}).items(), reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def after(self, path, offset, is_end=False):
        """Where an offset is after the edits; one inside an edit is at the end of it."""
        moved = 0
        for (start, end), new in self.of.get(path, {}).items():
            if start < offset or is_end and start == offset and end == start:
                moved += len(new) - (end - start)
        return offset + moved


class Mutation:
    def __init__(self, edits, codes, places, names):
        self.edits, self.codes, self.names = edits, codes.split(), [name for name in names if name]
        # One finding for each; an alternative is a further range.
        self.places = [place if isinstance(place, list) else [place] for place in places]


class Member:
    """An outlet or an action with all its declarations in one class."""

    def __init__(self, owner, chain, key, declarations):
        self.owner, self.chain, self.key, self.declarations = owner, chain, key, declarations
        self.kind, self.name, self.type = (declarations[0][1].get(key) for key in ("kind", "name", "type"))
        self.is_swift = all(path.endswith(".swift") for path, _ in declarations)
        self.is_renamed = any(member["objcName"] for _, member in declarations)


class Project:
    def __init__(self, binary, folder, facts):
        self.binary, self.folder, self.facts = binary, folder, facts
        self.texts, self.documents, self.types = {}, [], []
        lines = subprocess.run([binary, "--index", folder], check=True, capture_output=True).stdout.splitlines()
        for line in map(json.loads, lines):
            with open(os.path.join(folder, line["file"]), "rb") as file:
                text = file.read()
            if line["kind"] == "interface":
                if is_dependency(line["file"]):
                    continue
                try:
                    self.documents.append(Document(line["file"], text))
                except (xml.parsers.expat.ExpatError, ValueError, AttributeError):
                    continue
            self.texts[line["file"]] = text
            self.types += [dict(declared, file=line["file"]) for declared in line.get("types", [])]
        self.code = [path for path in self.texts if path.endswith((".swift", ".h", ".m", ".mm"))]
        self.elements = [element for document in self.documents for element in document.elements]
        self.declared, self.runtime = collections.defaultdict(list), collections.defaultdict(list)
        self.parts = collections.defaultdict(list)
        for declared in self.types:
            self.parts[declared["name"]].append(declared)
            if declared["kind"] != "extension":
                self.declared[declared["name"]].append(declared)
                self.runtime[declared["objcName"] or declared["name"]].append(declared)
        self.everything = b"\n".join(self.texts[path] for path in self.code)
        self.words = collections.Counter(re.findall(rb"\w+", self.everything))
        self.document_words = collections.Counter(
            re.findall(rb"\w+", b"\n".join(document.text for document in self.documents)))
        self.settings = b"\n".join(self.read(is_setting))
        self.chains = {}
        self.baseline = self.check()
        self.found_places = {(path, offset) for path, offset in (finding_place(each) for each in self.baseline)}

    def read(self, accepts):
        for base, _, names in os.walk(self.folder):
            for name in filter(accepts, names):
                with open(os.path.join(base, name), "rb") as file:
                    yield file.read()

    def check(self):
        process = subprocess.run(
            [self.binary, "--check", "--all", "--format", "json", self.folder], capture_output=True)
        if process.returncode not in (0, 1):
            sys.exit(f"{self.folder}: a check ended with {process.returncode}")
        return json.loads(process.stdout)["diagnostics"]

    def is_whole(self):
        """Whether a check takes the workspace for completely read, as the severity of a missing class shows."""
        probe = os.path.join(self.folder, "mutations-probe.storyboard")
        try:
            with open(probe, "w", encoding="utf-8") as file:
                file.write('<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
                           'targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><viewController id="v" '
                           'customClass="MutationsProbe" customModule="Probe" customModuleProvider="target"/></objects>'
                           '</scene></scenes></document>\n')
            found = [each for each in self.check() if each["file"] == os.path.basename(probe)]
            return any(each["severity"] != "information" for each in found)
        finally:
            os.remove(probe)

    def checked_with(self, edits):
        try:
            for path in edits.of:
                self.write(path, edits.text(path, self.texts[path]))
            return self.check()
        finally:
            for path in edits.of:
                self.write(path, self.texts[path])

    def write(self, path, text):
        with open(os.path.join(self.folder, path), "wb") as file:
            file.write(text)

    # Classes

    def chain(self, name, platform):
        """The workspace's classes from this one up, and Apple's class above them. Nil where two classes share a name,
        or where a superclass is out of sight."""
        own = []
        while name not in own:
            if len(self.declared[name]) != 1 or self.declared[name][0]["kind"] != "class":
                break
            own.append(name)
            inherits = self.declared[name][0]["inherits"]
            if not inherits:
                return None
            name = re.sub(r"<.*", "", inherits[0]).split(".")[-1]
        if name in own or self.declared[name] or not own:
            return None
        apple = self.facts.chain(name, platform)
        return (own, apple) if apple and apple[-1] == "NSObject" else None

    def chain_of(self, element):
        """The same for the custom class of an object. A Swift class needs its module, that of the target."""
        name, platform = element.get("customClass"), element.document.platform
        key = name, platform, bool(element.get("customModule")), element.get("customModuleProvider")
        if key not in self.chains:
            types = self.runtime[name] if name else []
            chain = self.chain(types[0]["name"], platform) if len(types) == 1 and platform else None
            if chain and "." in types[0]["name"]:
                chain = None
            if chain and types[0]["file"].endswith(".swift") and not types[0]["objcName"] and not key[2]:
                chain = None
            if chain and key[2] and key[3] != "target":
                chain = None
            self.chains[key] = chain
        return self.chains[key]

    def member(self, chain, key, kinds):
        for owner in chain[0]:
            found = [(part["file"], member) for part in self.parts[owner] for member in part["members"]
                     if member["kind"] in kinds
                     and key == (member.get("selector") or member["objcName"] or member["name"])]
            if found:
                return Member(owner, chain, key, found)
        return None

    def files(self, names):
        return {part["file"] for name in names for part in self.parts[name]}

    def inherited(self, chain):
        """The names of the superclasses and protocols of all classes of a chain."""
        parts = [part for name in chain[0] for part in self.parts[name]]
        return {name.split(".")[-1] for part in parts for name in part["inherits"]}

    def sees_protocols(self, member):
        """Whether no protocol may make the member visible: all are in sight, and no delegate protocol of Apple's is
        about the sender."""
        first = (member.declarations[0][1].get("parameters") or [""])[0]
        sender = re.sub(r"^[A-Z]+(?=[A-Z])|[!?]", "", first)
        for name in self.inherited(member.chain):
            if self.declared[name]:
                continue
            if name not in self.facts.types or sender and sender in name and name.endswith("Delegate"):
                return False
        return True

    # Places to mutate

    def is_apples(self, chain, key, platform):
        return any(key in self.facts.members[platform, name] for name in chain[1])

    def outlets(self):
        """Connections of outlets that a class of the workspace declares, with the outlet."""
        for element in self.elements:
            if element.tag in ("outlet", "outletCollection") and element.owner:
                yield from self.resolved(element, element.owner, "property", (element.tag,))

    def actions(self):
        for element in self.elements:
            if element.tag == "action" and element.owner and element.target:
                if not element.target.is_first_responder and element.target.scene is element.scene:
                    yield from self.resolved(element, element.target, "selector", ("action",))

    def answers_any(self, chain):
        """Whether code of the classes decides at run time what they answer."""
        return any(re.search(rb"\bforwardInvocation\b|\bresolveInstanceMethod\b|\bforUndefinedKey\b", self.texts[path])
                   for path in self.files(chain[0]))

    def resolved(self, element, source, attribute, kinds):
        chain, key = self.chain_of(source), element.get(attribute)
        if not chain or not key or self.is_apples(chain, key, element.document.platform) or self.answers_any(chain):
            return
        place = element.range(attribute)
        member = self.member(chain, key, kinds)
        if member and place[:2] not in self.found_places and not any(
                is_dependency(path) for path, _ in member.declarations):
            yield element, member, place

    def places(self, sites, member, edits=None):
        """Every place that connects the same member, unless a subclass declares the name, too."""
        same = [(other, place) for _, other, place in sites if other.owner == member.owner and other.key == member.key]
        return [place for other, place in same if not edits or not self.is_declared(other, edits)]

    # Declarations in text

    def is_declared(self, member, edits, name=None):
        """Whether a class of the member, or one above it, declares the name after the edits, as anything."""
        name = (name or member.name).encode()
        upper = name[:1].upper() + name[1:]
        for path in self.files(member.chain[0]):
            text = edits.text(path, self.texts[path])
            if path.endswith(".swift"):
                pattern = rb"(?m)^[ \t]*(?:[@\w()]+[ \t]+)*(?:var|let|func|case)[ \t]+`?(?:set)?" + name + rb"\b"
                deepest = max(len(self.line(path, each["offset"])[1]) for path, each in member.declarations)
                if any(len(match[0]) - len(match[0].lstrip()) <= deepest for match in re.finditer(pattern, text)):
                    return True
                continue
            blocks = re.findall(rb"@(?:interface|implementation)[^\n{;]*\s*\{([^}]*)\}", text)
            keys = rb"\b_?(?:is)?(?:" + name + rb"|" + upper + rb")\b"
            if (any(re.search(keys, block) for block in blocks)
                    or re.search(rb"@(?:property|synthesize|dynamic)[^;]*" + keys, text)
                    or re.search(rb"(?m)^[ \t]*[-+][ \t]*\([^)]*\)[ \t]*(?:set" + upper + rb"|" + name + rb")\b", text)
                    or re.search(rb"\b[A-Z][A-Z_\d]{3,}\s*\([^)\n\"]*\b" + name + rb"\b", text)):
                return True
        return False

    def line(self, path, offset):
        """Where the line of an offset starts, and its indentation."""
        start = self.texts[path].rfind(b"\n", 0, offset) + 1
        return start, re.compile(rb"[ \t]*").match(self.texts[path], start)[0]

    def mark(self, path, member, mark):
        """Where the declaration with its attributes starts, where the mark is, and what is written between the start
        and the name. None where they are not all of one declaration."""
        text, offset = self.texts[path], member["offset"]
        at = text.rfind(mark, 0, offset)
        between = text[at + len(mark):offset]
        if at < 0 or not re.fullmatch(rb"(?:\s|@\w+(?:\([^)]*\))?|\w+(?:\(\w+\))?)*`?", between):
            return None
        start = self.line(path, at)[0]
        above = self.line(path, max(start - 1, 0))[0]
        while start and re.fullmatch(rb"(?:[ \t]*@\w+(?:\([^)\n]*\))?)+\s*\n", text[above:start]):
            start, above = above, self.line(path, max(above - 1, 0))[0]
        return start, at, text[start:offset]

    def renamed(self, member, new):
        """The edits that rename a member: in Swift the declaration, in Objective-C each word in the class's files."""
        edits, old = Edits(), member.name
        for path, declared in member.declarations:
            if path.endswith(".swift"):
                edits.add(path, declared["offset"], declared["offset"] + declared["length"], new)
        for path in self.files([member.owner]):
            if not path.endswith(".swift"):
                for before, after in ((old, new), ("_" + old, "_" + new),
                                      ("set" + old[:1].upper() + old[1:], "set" + new[:1].upper() + new[1:])):
                    for match in word(before).finditer(self.texts[path]):
                        edits.add(path, *match.span(), after)
        return edits

    def is_conditional(self, path, offset):
        """Whether only some builds have a declaration. The guard of a header does not count."""
        text = re.sub(rb"(?m)^\s*#\s*ifndef\s+(\w+)\s*\n\s*#\s*define\s+\1\b", b"", self.texts[path][:offset])
        return len(re.findall(rb"(?m)^\s*#\s*if", text)) > len(re.findall(rb"(?m)^\s*#\s*endif", text))

    def misspelled(self, name, picks):
        """The name without one letter, which names nothing else."""
        letters = [index for index in range(1, len(name))
                   if name[index] not in ":_." and name[index] != name[index - 1]]
        picks.shuffle(letters)
        for index in letters:
            new = name[:index] + name[index + 1:]
            words = re.findall(r"\w+", new)
            if all(not self.words[each.encode()] for each in words[:1]) and not self.document_words[words[0].encode()]:
                return new
        return None

    def infers_no_objc(self):
        """From Swift 4 on, nothing is visible to Objective-C without a mark. The version must be written somewhere."""
        versions = re.findall(rb"SWIFT_VERSION\s*[=:]\s*\"?(\d+)", self.settings)
        return versions and all(int(version) >= 4 for version in versions) and not re.search(
            rb"SWIFT_SWIFT3_OBJC_INFERENCE = \"?On", self.settings)


def is_setting(name):
    return name.endswith((".pbxproj", ".xcconfig", ".yml", ".yaml", "Package.swift"))


def finding_place(finding):
    return finding["file"], finding["offset"]


# Kinds of mutations. Each generates them lazily from sites in random order.


def rename_outlet_in_code(project, picks):
    sites = list(project.outlets())
    for _, member, _ in shuffled(sites, picks):
        edits, new = project.renamed(member, member.name + "Renamed"), member.name + "Renamed"
        if not member.is_renamed and not project.is_declared(member, edits):
            yield Mutation(edits, "dangling-outlet", project.places(sites, member, edits), [member.name, new])


def rename_outlet_in_document(project, picks):
    for element, member, place in shuffled(project.outlets(), picks):
        new = project.misspelled(member.key, picks)
        if new:
            yield Mutation(Edits((*place, new)), "dangling-outlet", [place], [member.key, new])


def delete_outlet(project, picks):
    """The declaration, with its observers, and in Objective-C the `@synthesize` that would not compile without it."""
    sites = list(project.outlets())
    for _, member, _ in shuffled(sites, picks):
        edits = Edits()
        for path, declared in member.declarations:
            text, end = project.texts[path], declared["offset"] + declared["length"]
            mark = project.mark(path, declared, b"@IBOutlet")
            if mark:
                line = text[end:text.find(b"\n", end)]
                close = end + len(line)
                if line.rstrip().endswith(b"{"):
                    close = closing(text, end)
                if b"," not in line and b";" not in line and close:
                    edits.add(path, mark[0], close, "")
            elif not path.endswith(".swift"):
                start = max(text.rfind(each, 0, end) for each in (b";", b"{", b"@property", b"@interface"))
                start += 0 if text[start:start + 1] == b"@" else 1
                close = text.find(b";", end)
                declared_with = re.sub(rb"@property\s*\([^)]*\)", b"", text[start:close])
                # `*one, *two;` would lose both.
                if b"," not in declared_with and text[start:start + 10] != b"@interface":
                    edits.add(path, start, close + 1, "")
        synthesized = rb"@(?:synthesize|dynamic)\s+" + member.name.encode() + rb"\s*(?:=\s*\w+\s*)?;"
        for path in project.files([member.owner]):
            if not path.endswith(".swift"):
                for match in re.finditer(synthesized, project.texts[path]):
                    edits.add(path, *match.span(), "")
        if edits.of and not project.is_declared(member, edits):
            yield Mutation(edits, "dangling-outlet", project.places(sites, member, edits), [member.name])


def unmarked(project, picks, sites, mark, code):
    if not project.infers_no_objc():
        return
    sites = list(sites)
    protocols = b"\n".join(re.findall(rb"@objc[^\n{]*\bprotocol\b[^{]*\{[^}]*\}", project.everything))
    for _, member, _ in shuffled(sites, picks):
        if not member.is_swift or len(member.declarations) != 1 or word(member.name).search(protocols):
            continue
        path, declared = member.declarations[0]
        found = project.mark(path, declared, mark)
        parts = [part for name in member.chain[0] for part in project.parts[name]]
        # Other marks make the member visible, too.
        if not found or re.search(rb"@(?:objc|IBInspectable|NSManaged)|\b(?:dynamic|override)\b", found[2]):
            continue
        if any(attribute.startswith("objc") for part in parts for attribute in part["attributes"]):
            continue
        if not project.sees_protocols(member):
            continue
        if project.is_declared(member, project.renamed(member, member.name + "Renamed")):
            continue
        edits = Edits((path, found[1], found[1] + len(mark), ""))
        yield Mutation(edits, code, project.places(sites, member), [member.name, member.key])


def unmark_outlet(project, picks):
    return unmarked(project, picks, project.outlets(), b"@IBOutlet", "dangling-outlet")


def unmark_action(project, picks):
    return unmarked(project, picks, project.actions(), b"@IBAction", "missing-action")


def change_outlet_type(project, picks):
    """To a class that the connected object is certainly not of: its class is seen up to `NSObject`."""
    sites = list(project.outlets())

    def leaf(element):
        target, platform = element.target, element.document.platform
        if not target or target.is_placeholder and not project.chain_of(target):
            return None
        if target.get("customClass"):
            chain = project.chain_of(target)
            apple = chain and chain[1] or project.facts.chain(target.get("customClass"), platform)
        else:
            apple = project.facts.chain(project.facts.elements.get((platform, target.tag)), platform)
        if not apple or apple[0] == "NSObject" and not target.get("customClass"):
            return None
        return next((name for name in LEAVES[platform] if name not in apple), None)

    for element, member, place in shuffled(sites, picks):
        new, inner = leaf(element), re.sub(r"[\[\]!?]", "", member.type or "")
        if not new or not re.fullmatch(r"\w+", inner) or project.declared[new]:
            continue
        edits, key, old = Edits(), member.name.encode(), inner.encode()
        if member.is_swift:
            pattern = rb"(?<!\w)" + key + rb"`?\s*:\s*\[?\s*(" + old + rb")\b"
            for path, declared in member.declarations:
                match = re.compile(pattern).match(project.texts[path], declared["offset"])
                if match:
                    edits.add(path, *match.span(1), new)
        else:
            pattern = rb"\b(" + old + rb")\b[^;,\n()]*[\s*]_?" + key + rb"\b\s*;"
            for path in project.files([member.owner]):
                for match in re.finditer(pattern, project.texts[path]):
                    edits.add(path, *match.span(1), new)
        if edits.of and member.kind == "outlet":
            places = [site[2] for site in sites if site[1].owner == member.owner and site[1].key == member.key
                      and leaf(site[0]) == new]
            yield Mutation(edits, "outlet-type-mismatch", places, [member.name])


def make_outlet_constant(project, picks):
    sites = list(project.outlets())
    for _, member, _ in shuffled(sites, picks):
        path, declared = member.declarations[0]
        found = member.is_swift and project.mark(path, declared, b"@IBOutlet")
        variable = found and re.search(rb"\bvar\s+`?$", found[2])
        line = project.texts[path][declared["offset"]:].split(b"\n", 1)[0]
        if (not variable or len(member.declarations) > 1 or b"{" in line or b"lazy" in found[2]
                or project.is_declared(member, project.renamed(member, member.name + "Renamed"))):
            continue
        at = declared["offset"] - len(found[2]) + variable.start()
        edits = Edits((path, at, at + 3, "let"))
        weak = re.search(rb"\b(?:weak|unowned)\s+", found[2])
        if weak:
            at = declared["offset"] - len(found[2])
            edits.add(path, at + weak.start(), at + weak.end(), "")
        yield Mutation(edits, "dangling-outlet", project.places(sites, member), [member.name])


def rename_action(project, picks):
    sites = list(project.actions())
    for _, member, _ in shuffled(sites, picks):
        new = member.name + "Renamed"
        edits = project.renamed(member, new)
        if not member.is_renamed and not project.is_declared(member, edits):
            names = [member.name, new, member.key, member.key.split(":")[0]]
            yield Mutation(edits, "missing-action", project.places(sites, member, edits), names)


def change_action_parameter(project, picks):
    """Removes the only parameter, or adds one."""
    sites = list(project.actions())
    for _, member, _ in shuffled(sites, picks):
        edits, name, others = Edits(), member.name.encode(), 0
        both = b"\n".join(project.texts[path] for path in project.files(member.chain[0]) if not path.endswith(".swift"))
        forms = {bool(each) for each in re.findall(rb"(?m)^[ \t]*[-]\s*\([^)]*\)\s*" + name + rb"\b\s*(:?)", both)}
        if member.is_renamed or member.key.count(":") > 1 or len(forms) > 1:
            continue
        for path in project.files(member.chain[0]):
            text = project.texts[path]
            if path.endswith(".swift"):
                for match in re.finditer(rb"\bfunc\s+`?" + name + rb"`?\s*\(", text):
                    others += 1
                    close = balanced(text, match.end() - 1)
                    if close:
                        parameters = text[match.end():close]
                        edits.add(path, match.end(), close, "" if parameters.strip() else "_ sender: Any")
            else:
                pattern = rb"(?m)^[ \t]*[-]\s*\([^)]*\)\s*" + name + rb"\b(\s*:\s*\([^)]*\)\s*\w+)?"
                for match in re.finditer(pattern, text):
                    new = "" if match[1] else ":(id)sender"
                    edits.add(path, match.start(1) if match[1] else match.end(), match.end(), new)
        # Overloads and overrides keep the selector.
        if edits.of and others <= (1 if member.is_swift else 0) and not any(
                re.search(rb"\boverride\b[^\n]*func\s+" + name + rb"\b", project.texts[path])
                for path, _ in member.declarations):
            names = [member.name, member.key, member.key.split(":")[0]]
            # A subclass that has the method, too, keeps it.
            places = project.places(sites, member, project.renamed(member, member.name + "Renamed"))
            yield Mutation(edits, "missing-action", places, names)


def custom_classes(project):
    """Objects with a class of the document's own target."""
    for element in project.elements:
        if element.get("customClass") and not element.is_first_responder and project.chain_of(element):
            place = element.range("customClass")
            is_target = element.get("customModuleProvider") == "target"
            if place[:2] not in project.found_places and (is_target or not element.get("customModule")):
                yield element, place


def rename_class(project, picks):
    sites = list(custom_classes(project))
    for element, _ in shuffled(sites, picks):
        name = element.get("customClass")
        if project.runtime[name][0]["objcName"] or project.facts.chain(name, element.document.platform):
            continue
        edits = Edits()
        for path in project.code:
            if name.encode() in project.texts[path]:
                for match in word(name).finditer(project.texts[path]):
                    start = project.texts[path].rfind(b"\n", 0, match.start()) + 1
                    if not re.match(rb"\s*#\s*(?:import|include)", project.texts[path][start:match.start()]):
                        edits.add(path, *match.span(), name + "Renamed")
        places = [place for other, place in sites if other.get("customClass") == name]
        yield Mutation(edits, "unknown-class", places, [name, name + "Renamed"])


def misspell_class(project, picks):
    for element, place in shuffled(custom_classes(project), picks):
        new = project.misspelled(element.get("customClass"), picks)
        if new and element.get("customModuleProvider") == "target":
            yield Mutation(Edits((*place, new)), "unknown-class", [place], [element.get("customClass"), new])


def lose_destination(project, picks):
    """The id of a connected object."""
    targets = {id(element.target): element.target for element in project.elements
               if element.tag in CONNECTIONS and element.target and not element.target.is_placeholder}
    for target in shuffled(targets.values(), picks):
        new = target.get("id") + "x"
        if new in target.document.by_id:
            continue
        connections = [element for element in target.document.elements
                       if element.tag in CONNECTIONS and element.target is target]
        names = [element.range(name)[:2] for element in connections for name in ("selector", "property")
                 if element.get(name)]
        # A broken connection to the object hides what nothing connects.
        if project.found_places.intersection(names):
            continue
        places = [element.range("target" if element.get("target") else "destination") for element in connections]
        yield Mutation(Edits((*target.range("id"), new)), "dangling-reference", places, [target.get("id"), new])


def disconnect_outlet(project, picks):
    return disconnected(project, picks, False)


def disconnect_instance_variable(project, picks):
    return disconnected(project, picks, True)


def disconnected(project, picks, is_variable):
    """Of a type `T!`, if no code may set or check it: every word of its name is followed by one of its members.

    If other objects of the class keep the connection, the object must have its outlets from this document alone."""
    # What dangles may be the missing connection, and hides it.
    broken = {each["object"].get("class") for each in project.baseline
              if "object" in each and each["code"] in ("dangling-outlet", "unconnected-outlet")}
    for element, member, _ in shuffled(project.outlets(), picks):
        path, declared = member.declarations[0]
        if is_variable != is_instance_variable(project, path, declared) or broken & set(member.chain[0]):
            continue
        # Names that begin like a type's are not searched for.
        if member.name[:1].isupper() or not must_be_connected(project, member, path, declared):
            continue
        if is_guarded(project, member):
            continue
        source = element.owner
        others = [other for other in project.elements
                  if other.tag in ("outlet", "outletCollection") and other is not element and other.owner
                  and other.get("property").lower() == member.key.lower() and other.owner.get("customClass")]
        chains = [project.chain_of(other.owner) for other in others]
        if any(chain is None for chain in chains):
            continue
        left = [other for other, chain in zip(others, chains) if member.owner in chain[0]]
        if left and (source.is_placeholder or not all(is_apart(source, other.owner) for other in left)):
            continue
        end = declared["offset"] + declared["length"]
        place = source.range("customClass") if left else (path, declared["offset"], end)
        edits = Edits((element.document.path, element.start, element.end, ""))
        yield Mutation(edits, "unconnected-outlet", [place], [member.name])


def is_instance_variable(project, path, declared):
    statement = re.split(rb"[;{}]", project.texts[path][:declared["offset"]])[-1]
    return not path.endswith(".swift") and b"@property" not in statement


def must_be_connected(project, member, path, declared):
    found = project.mark(path, declared, b"@IBOutlet")
    line = project.texts[path][declared["offset"]:].split(b"\n", 1)[0]
    if found and re.search(rb"\b(?:lazy|override|static|class)\b", found[2]) or b"=" in line:
        return False
    return (len(member.declarations) == 1 and member.kind == "outlet" and (member.type or "").endswith("!")
            and not member.is_renamed and not project.is_conditional(path, declared["offset"]))


def is_apart(source, other):
    """Whether two objects of one class are in different scenes or documents; translations are one document."""
    if other is source or other.is_placeholder or other.get("customClass") != source.get("customClass"):
        return False
    if other.document is source.document:
        return other.scene is not source.scene
    return without_language(other.document.path) != without_language(source.document.path)


def is_guarded(project, member):
    name = member.name.encode()
    used = rb"(?<![\w$])_?" + name + rb"(?!\w)"
    uses = re.compile(used + rb"(\.\w)?")
    sends = re.compile(rb"\[\s*(?:self\s*\.\s*|self\s*->\s*)?$")
    declares = re.compile(rb"(?:\b(?:var|let)\s+`?|@synthesize\s+|@property[^;\n]*|IBOutlet[^;\n]*)$")
    for path in project.code:
        if name not in project.texts[path]:
            continue
        text = project.texts[path]
        for match in uses.finditer(text):
            line = text[text.rfind(b"\n", 0, match.start()) + 1:match.start()]
            if not (match[1] or declares.search(line) or not path.endswith(".swift") and sends.search(line)
                    and re.match(rb"\s+\w", text[match.end():match.end() + 8])):
                return True
    return False


def disconnect_action(project, picks):
    """All connections of an action, if no code names it and none makes selectors from what it reads."""
    if re.search(rb"NSSelectorFromString\s*\(\s*(?!@?\")|\bSelector\s*\(\s*(?!\")[\w(]", project.everything):
        return
    sites = list(project.actions())
    for _, member, _ in shuffled(sites, picks):
        connected = [element for element in project.elements if element.get("selector") == member.key]
        same = [element for element, other, _ in sites if other.owner == member.owner and other.key == member.key]
        first = member.key.split(":")[0]
        declared = sum(len(re.findall(rb"(?m)^\s*[-]\s*\([^)]*\)\s*" + first.encode() + rb"\b", project.texts[path]))
                       for path in project.files([member.owner]) if not path.endswith(".swift"))
        if (len(connected) != len(same) or member.is_renamed or member.name[:1].isupper()
                or project.words[member.name.encode()] != (declared or len(member.declarations))
                or first != member.name and project.words[first.encode()]
                or any(project.is_conditional(path, each["offset"]) for path, each in member.declarations)
                or any(each["code"] == "missing-action" for each in project.baseline)):
            continue
        edits = Edits(*((element.document.path, element.start, element.end, "") for element in same))
        path, at = member.declarations[0]
        places = [[(path, at["offset"], at["offset"] + at["length"]) for path, at in member.declarations]]
        if not any(re.search(rb"\boverride\b[^\n]*$", project.texts[path][:at["offset"]])
                   for path, at in member.declarations):
            yield Mutation(edits, "unused-action", places, [member.name, member.key])


def duplicate_outlet(project, picks):
    for element in shuffled(project.elements, picks):
        if element.tag == "outlet" and element.owner and element.get("id") and element.get("property"):
            path, start, end = element.range("id")
            text = project.texts[path]
            copy = text[element.start:start] + b"mut-at-ion" + text[end:element.end]
            _, first, last = element.range("property")
            places = [[(path, first, last), (path, element.end, element.end)]]
            edits = Edits((path, element.end, element.end, copy))
            yield Mutation(edits, "duplicate-outlet", places, [element.get("property")])


def duplicate_id(project, picks):
    """An object gets the id of an earlier one. Nothing refers to the later object, so that the rest stays as it was."""
    for document in shuffled(project.documents, picks):
        objects = [element for element in document.elements if element.get("id") and not element.is_placeholder
                   and (document.platform, element.tag) in project.facts.elements]
        alone = [index for index, element in enumerate(objects)
                 if index and document.text.count(b'"' + element.get("id").encode() + b'"') == 1]
        for later in picks.sample(alone, min(2, len(alone))):
            earlier, later = objects[picks.randrange(later)], objects[later]
            places = [[later.range("id"), earlier.range("id")]]
            names = [earlier.get("id"), later.get("id")]
            yield Mutation(Edits((*later.range("id"), earlier.get("id"))), "duplicate-id", places, names)


def misspell_selector(project, picks, code, sites):
    for element, attribute in shuffled(sites, picks):
        place, new = element.range(attribute), project.misspelled(element.get(attribute), picks)
        if new and new not in project.facts.actions and place[:2] not in project.found_places:
            # What nothing sends any more may be unused now.
            first = element.get(attribute).split(":")[0]
            names = [new, element.get(attribute), first, first.split("With")[0]]
            yield Mutation(Edits((*place, new)), code, [place], names)


def misspell_unwind_action(project, picks):
    return misspell_selector(project, picks, "missing-unwind-action", [
        (element, "unwindAction") for element in project.elements
        if element.tag == "segue" and element.get("unwindAction")])


def misspell_responder_action(project, picks):
    """Selectors with an underscore are the framework's own."""
    return misspell_selector(project, picks, "unhandled-first-responder-action", [
        (element, "selector") for element in project.elements if element.tag == "action" and element.document.platform
        and element.target and element.target.is_first_responder and not element.get("selector").startswith("_")])


def misspell_attribute(project, picks):
    for element in shuffled(project.elements, picks):
        if element.tag != "userDefinedRuntimeAttribute" or element.parent.tag != "userDefinedRuntimeAttributes":
            continue
        chain, key = project.chain_of(element.parent.parent), element.get("keyPath")
        place, new = element.range("keyPath"), project.misspelled(key, picks)
        if (chain and new and not project.answers_any(chain) and place[:2] not in project.found_places
                and project.member(chain, key, ("inspectable", "outlet"))
                and not project.is_apples(chain, new, element.document.platform)):
            yield Mutation(Edits((*place, new)), "unknown-runtime-attribute", [place], [key, new])


# What is not reported unless the whole workspace was read.
NEED_ALL = [disconnect_outlet, disconnect_instance_variable, disconnect_action, misspell_unwind_action,
            misspell_responder_action]
KINDS = [rename_outlet_in_code, rename_outlet_in_document, delete_outlet, unmark_outlet, change_outlet_type,
         make_outlet_constant, rename_action, change_action_parameter, unmark_action, rename_class, misspell_class,
         lose_destination, disconnect_outlet, disconnect_instance_variable, disconnect_action, duplicate_outlet,
         duplicate_id, misspell_unwind_action, misspell_responder_action, misspell_attribute]


def shuffled(sites, picks):
    sites = list(sites)
    picks.shuffle(sites)
    return sites


def without_language(path):
    return re.sub(r"[^/]+\.lproj/", "", path)


def balanced(text, open_at):
    """Where the bracket that opens here is closed."""
    pairs, depth = {b"(": b")", b"{": b"}"}, 0
    opening, close = text[open_at:open_at + 1], pairs[text[open_at:open_at + 1]]
    for match in re.compile(b"[" + re.escape(opening + close) + b"]").finditer(text, open_at):
        depth += 1 if match[0] == opening else -1
        if not depth:
            return match.start()
    return None


def closing(text, at):
    close = balanced(text, text.index(b"{", at))
    return close and close + 1


# Findings


def key(finding):
    """What stays of a finding when lines move, without the name that it suggests and the note why it weighs less."""
    return finding["file"], re.sub(r" \((?:no target builds this file|nothing shows this scene)\)|; did you mean .*",
                                   "", finding["message"])


def singles(findings):
    """A finding about a stale document counts as those that it sums up, which have no code and offset of their own."""
    for finding in findings:
        if "connections to" in finding["message"] and finding["related"]:
            for related in finding["related"]:
                yield dict(finding, message=related["message"], file=related["file"], related=[], line=related["line"],
                           column=related["column"], offset=None)
        else:
            yield finding


def new_findings(before, after):
    known, new = collections.Counter(map(key, singles(before))), []
    for finding in singles(after):
        if known[key(finding)]:
            known[key(finding)] -= 1
        else:
            new.append(finding)
    return new


def is_at(finding, place, mutation, text):
    path, start, end = place
    if finding["file"] != path:
        return False
    start, end = mutation.edits.after(path, start), mutation.edits.after(path, end, is_end=True)
    offset, length = finding["offset"], finding["length"]
    if offset is None:
        start_of_line = text.rfind(b"\n", 0, start) + 1
        column = len(text[start_of_line:start].decode("utf-8", "replace").encode("utf-16-le")) // 2 + 1
        return (finding["line"], finding["column"]) == (text.count(b"\n", 0, start) + 1, column)
    return offset <= end and start <= offset + length


def judge(project, mutation):
    new = new_findings(project.baseline, project.checked_with(mutation.edits))
    files = {each["file"] for finding in new for each in [finding, *finding["related"]]}
    texts = {path: mutation.edits.text(path, project.texts[path]) for path in files if path in project.texts}

    def hits(finding, places):
        # One finding about a class that many objects have lists the other objects.
        found = [finding, *(dict(related, offset=None, length=0) for related in finding["related"])]
        return any(is_at(each, place, mutation, texts.get(place[0], b"")) for place in places for each in found)

    def names(finding):
        said = " ".join([finding["message"], *(related["message"] for related in finding["related"])])
        return any(re.search(r"(?<!\w)" + re.escape(name) + r"(?!\w)", said) for name in mutation.names)

    missed = [places for places in mutation.places
              if not any((finding["code"] in mutation.codes or finding["offset"] is None) and hits(finding, places)
                         for finding in new)]
    noise = [finding for finding in new
             if not names(finding) and not any(hits(finding, places) for places in mutation.places)]
    return missed, noise


def copied(folder, target):
    """Also the folders and links, which tell of submodules and of files that are listed twice."""
    def others(base, names):
        return [name for name in names if not is_read(name) and not os.path.islink(os.path.join(base, name))
                and not os.path.isdir(os.path.join(base, name)) or name == ".git"]

    shutil.copytree(folder, target, symlinks=True, ignore=others, ignore_dangling_symlinks=True)


def location(project, place):
    path, start, _ = place
    return f"{path}:{project.texts[path].count(bytes([10]), 0, start) + 1}"


def measure(binary, folder, facts, options):
    title, totals = os.path.basename(os.path.normpath(folder)), {}
    with tempfile.TemporaryDirectory() as temporary:
        copy = os.path.join(os.path.realpath(temporary), "project")
        copied(folder, copy)
        project = Project(binary, copy, facts)
        original = Project.check(argparse.Namespace(binary=binary, folder=folder))
        if collections.Counter(map(key, original)) != collections.Counter(map(key, project.baseline)):
            print(f"{title}: left out, because a copy of what ibls reads has other findings")
            return {}
        is_whole = project.is_whole()
        if not is_whole:
            print(f"{title}: not completely read; without kinds that need all files")
        for kind in KINDS:
            name = kind.__name__.replace("_", "-")
            if options.kind and name not in options.kind or kind in NEED_ALL and not is_whole:
                continue
            counts, seen = collections.Counter(), set()
            for mutation in kind(project, random.Random(f"{options.seed} {title} {name}")):
                identity = str(sorted((path, sorted(edits)) for path, edits in mutation.edits.of.items()))
                if identity in seen or not mutation.places:
                    continue
                seen.add(identity)
                missed, noise = judge(project, mutation)
                counts.update(tried=1, found=not missed, missed=bool(missed), noisy=bool(noise))
                for places in missed:
                    print(f"{title}: {name}: missed at {location(project, places[0])}: {' '.join(mutation.names)}")
                for each in noise:
                    print(f"{title}: {name}: noisy: {' '.join(mutation.names)}: "
                          f"{each['file']}:{each['line']}: {each['message']} [{each['code']}]")
                if options.verbose and not missed:
                    place = location(project, mutation.places[0][0])
                    print(f"{title}: {name}: found at {place}: {' '.join(mutation.names)}")
                sys.stdout.flush()
                if counts["tried"] >= options.count:
                    break
            totals[name] = counts
        tried = sum(counts["tried"] for counts in totals.values())
        print(f"{title}: {tried} mutations, {sum(counts['found'] for counts in totals.values())} found")
    return totals


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--binary")
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", action="append", help="only this kind; may be given several times")
    parser.add_argument("--verbose", action="store_true", help="also print what was found")
    options = parser.parse_args()
    binary, start = os.path.realpath(options.binary or build(["--product", "ibls"], "ibls")), time.monotonic()
    facts, totals = Facts(), collections.defaultdict(collections.Counter)
    projects = 0
    for folder in options.folders:
        counts = measure(binary, folder, facts, options)
        projects += any(each["tried"] for each in counts.values())
        for name, each in counts.items():
            totals[name].update(each)
    totals["all"] = sum(totals.values(), collections.Counter())
    print(f"\n{'kind':28}{'tried':>8}{'found':>8}{'missed':>8}{'noisy':>8}")
    for name, counts in totals.items():
        print(f"{name:28}" + "".join(f"{counts[each]:8}" for each in ("tried", "found", "missed", "noisy")))
    print(f"{projects} projects, {time.monotonic() - start:.0f} s")
    return 1 if totals["all"]["missed"] or totals["all"]["noisy"] else 0


if __name__ == "__main__":
    sys.exit(main())
