#!/usr/bin/env python3
"""Learns from documents in which order Interface Builder writes attributes and children, and writes ../Generated.

    python3 Sources/Analysis/Edits/Generator/generate.py FOLDER

FOLDER holds documents of Xcode 9 and later, the more the better: what FOLDER does not show stays as the tables have it. Of two
names that occur in both orders, the one that most documents have counts, and the versions of the tools are told apart where all
documents before and after one of `BANDS` agree.
"""
import collections
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

GENERATED = pathlib.Path(__file__).parent.parent / "Generated"
FILES = {"attributes": GENERATED / "AttributeOrders.swift", "children": GENERATED / "ChildOrders.swift"}
# The major versions of the tools, in thousands, with which an order changed: Xcode 9, 11.4, 12, 15.
BANDS = [13, 16, 17, 22]
# Their children are in the order of their ids or of the user.
LISTS = {"subviews", "objects", "connections", "scenes", "cells", "prototypes", "items", "sections", "constraints",
         "resources", "viewControllers", "dependencies", "designables", "segments", "tabViewItems", "splitViewItems",
         "tableColumns", "userDefinedRuntimeAttributes", "mask", "variation", "gridCells", "rows", "columns",
         "beginningViews", "middleViews", "endViews", "allowedToolbarItems", "defaultToolbarItems", "toolbarItems",
         "leftBarButtonItems", "rightBarButtonItems", "gestureRecognizers", "objectValues", "metadata", "attributes",
         "attributedString", "fragment", "holdingPriorities", "visibilityPriorities", "customSpacing", "stringArray",
         "inferredMetricsTieBreakers", "declaredKeys", "allowedTypes", "allowedInputSourceLocales", "array"}
# The place among the children of all views changed, so that documents of other versions say nothing about it.
MOVED = {"viewLayoutGuide@safeArea"}
# A name that fewer documents have may be made up.
LEAST = 3


def names(element):
    yield "attributes", list(element.attrib)
    if element.tag not in LISTS:
        children = [child.tag + ("@" + child.get("key") if child.get("key") else "") for child in element]
        if len(set(children)) == len(children):
            yield "children", children


def read(folder):
    """The pairs of names of each element in the order of documents, those that have each name, and the elements of lists."""
    pairs = collections.defaultdict(lambda: collections.defaultdict(lambda: collections.defaultdict(set)))
    seen = collections.defaultdict(lambda: collections.defaultdict(set))
    objects = set()
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix not in (".xib", ".storyboard"):
            continue
        try:
            root = ElementTree.parse(path).getroot()
            version = int(root.get("toolsVersion").split(".")[0]) // 1000
        except (ElementTree.ParseError, AttributeError, ValueError):
            continue
        bands = [band for band in BANDS if band <= version]
        if root.tag != "document" or not bands:
            continue
        platform = "macOS" if ".Cocoa." in root.get("type", "") else "iOS"
        for element in root.iter():
            if element.tag in LISTS:
                objects.update(child.tag for child in element if not child.get("key"))
            for kind, found in names(element):
                key = (kind, platform, element.tag)
                for place, first in enumerate(found):
                    seen[key][first].add(path)
                    for second in found[place + 1:]:
                        pairs[key][first, second][bands[-1]].add(path)
    return pairs, seen, objects


def followers(known, pairs, band, least):
    """For each name those that documents of a band have after it, or else those of other bands, and what follows from that.

    `least` is the number of documents that have to agree.
    """
    after = {name: {name} for name in known}
    for other in sorted(BANDS, key=lambda other: (abs(BANDS.index(other) - BANDS.index(band)), other)):
        found = []
        for (first, second), forth in pairs.items():
            one, two = len(forth.get(other, ())), len(pairs.get((second, first), {}).get(other, ()))
            if first in after and second in after and one >= two + least:
                if other == band or least == 1 or not {first, second} & MOVED:
                    found.append((two - one, first, second))
        # What more documents say comes first, since a few contradict the others in a circle.
        for _, first, second in sorted(found):
            if first not in after[second]:
                for name in known:
                    if first in after[name]:
                        after[name] |= after[second]
    return after


def ordered(known, pairs, band):
    """The names in an order that the documents of a band have, near the one that is known."""
    after = followers(known, pairs, band, 1)
    rest, result = list(known), []
    while rest:
        name = next(name for name in rest if not any(name in after[other] for other in rest if other != name))
        rest.remove(name)
        result.append(name)
    return result


def certain(order, pairs, counts, band):
    """The names of which documents show how each two are ordered: the most frequent ones of that kind."""
    after = followers(order, pairs, band, 2)
    best = {}
    for place, name in enumerate(order):
        chains = [best[other] for other in order[:place] if name in after[other]]
        weight, chain = max(chains, default=(0, ()))
        best[name] = weight + len(counts.get(name, ())), (*chain, name)
    return set(max(best.values(), default=(0, ()))[1])


def table(path):
    head, rest = path.read_text().split('#"""\n')
    lines = [line.split(" ") for line in rest.split('\n"""#')[0].split("\n")]
    return head, {(words[0], words[1]): [word.lstrip("~") for word in words[2:]] for words in lines if not words[0][-1].isdigit()}


def main():
    pairs, seen, objects = read(sys.argv[1])
    for kind, path in FILES.items():
        head, known = table(path)
        lines = []
        for key in sorted(known.keys() | {key[1:] for key in seen if key[0] == kind}):
            own, counts = pairs[(kind, *key)], seen[(kind, *key)]
            order = known.get(key, [])
            new = [name for name, documents in counts.items() if len(documents) >= LEAST and name not in order]
            order = order + new
            if kind == "children":
                # An object without a key is in a list. A document once had one beside it.
                order = [name for name in order if "@" in name or name not in objects]
            last = None
            for band in BANDS:
                order = ordered(order, own, band)
                if order != last and len(order) >= (2 if kind == "children" else 1):
                    sure = certain(order, own, counts, band)
                    words = [name if name in sure else "~" + name for name in order]
                    lines.append(" ".join([key[0] + (f"{band}" if last else ""), key[1], *words]))
                last = order
        path.write_text(head + '#"""\n' + "\n".join(lines) + '\n"""#\n}\n')


if __name__ == "__main__":
    main()
