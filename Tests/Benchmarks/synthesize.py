#!/usr/bin/env python3
"""Writes a made-up workspace of any size.

usage: synthesize.py FOLDER SWIFT_FILES INTERFACE_FILES [--broken N]

The files have the proportions of real apps: Swift files of about 5 kB, most of it bodies; a storyboard or xib for
every tenth of them, of about 25 kB, with a controller whose outlets and actions a Swift file declares. The same
numbers give the same bytes. --broken N misspells one outlet in N of the documents.
"""

import argparse
import os
import random

WORDS = """account archive badge banner caption card cell chart color comment content counter cover date detail
device digest editor entry event export favorite feed field filter folder footer friend gallery group header history
image import index invite item label layout library list location login map media member menu message name note
number option order page panel payment photo picker player preview price product profile progress query queue rating
receipt record region report result review row search section session setting share shop sort source status step
store summary tag target task theme thumb title token track upload user value video view wallet widget""".split()

CONTROLS = [
    ("label", "UILabel", ' text="Text"'),
    ("button", "UIButton", ""),
    ("textField", "UITextField", ""),
    ("imageView", "UIImageView", ""),
    ("switch", "UISwitch", ""),
    ("stackView", "UIStackView", ""),
]


def name(rng, count=2):
    words = [rng.choice(WORDS) for _ in range(count)]
    return words[0] + "".join(word.capitalize() for word in words[1:])


def identifier(rng):
    alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    text = "".join(rng.choice(alphabet) for _ in range(8))
    return f"{text[:3]}-{text[3:5]}-{text[5:]}"


def statements(rng, count):
    lines = []
    for _ in range(count):
        one, other = name(rng), name(rng)
        lines.append(rng.choice([
            f'    let {one} = "{other}: \\({name(rng)}.map {{ "{{\\($0)}}" }} ?? "none")"',
            f"    if {one} > {other} {{ {name(rng)}.update(with: {one} / {rng.randint(2, 9)}) }}",
            f"    guard let {one} = {other} else {{ return }}  // {name(rng, 3)}",
            f"    {one}.append(contentsOf: {other}.filter {{ $0.isEnabled && $0.count != {rng.randint(0, 99)} }})",
            f'    log("https://example.org/{one}/{other}", level: .debug)',
        ]))
    return lines


def swift(rng, class_name, superclass, outlets, actions):
    lines = ["import UIKit", "", f"/// {name(rng, 4)}", f"final class {class_name}: {superclass} {{"]
    for property_name, type_name in outlets:
        lines.append(f"  @IBOutlet private weak var {property_name}: {type_name}!")
    for _ in range(rng.randint(3, 8)):
        lines.append(f'  private var {name(rng, 3)}: String = "{name(rng)}"')
    for action in actions:
        lines += ["", f"  @IBAction private func {action}(_ sender: UIButton) {{", *statements(rng, 4), "  }"]
    for _ in range(rng.randint(5, 11)):
        lines += ["", f"  func {name(rng, 3)}(_ {name(rng, 1)}: Int, with other: [String]) -> String? {{"]
        lines += [*statements(rng, rng.randint(4, 12)), "    return nil", "  }"]
    lines += ["}", "", f"extension {class_name}: CustomReflectable {{", "  var customMirror: Mirror {"]
    lines += ["    Mirror(self, children: [])", "  }", "}", ""]
    return "\n".join(lines)


def storyboard(rng, class_name, outlets, actions, breaks):
    controller = identifier(rng)
    subviews, connections = [], []
    for index, (property_name, type_name) in enumerate(outlets):
        element, _, attributes = next(control for control in CONTROLS if control[1] == type_name)
        view = identifier(rng)
        key = property_name[:-1] + "zz" if breaks and index == 0 else property_name
        connections.append(f'                        <outlet property="{key}" destination="{view}" id="{identifier(rng)}"/>')
        subviews.append(
            f'                            <{element} opaque="NO" contentMode="scaleToFill"{attributes} '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="{view}">\n'
            f'                                <rect key="frame" x="{rng.randint(0, 300)}" y="{rng.randint(0, 800)}" '
            f'width="{rng.randint(20, 300)}" height="{rng.randint(20, 60)}.333333333333336"/>\n'
            f'                                <color key="backgroundColor" white="0.0" alpha="0.0" '
            f'colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>\n'
            f'                                <constraints>\n'
            f'                                    <constraint firstAttribute="height" constant="44" id="{identifier(rng)}"/>\n'
            f'                                    <constraint firstAttribute="width" constant="120" id="{identifier(rng)}"/>\n'
            f'                                </constraints>\n'
            f"                            </{element}>")
    for action in actions:
        subviews.append(
            f'                            <button opaque="NO" contentMode="scaleToFill" id="{identifier(rng)}">\n'
            f'                                <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>\n'
            f'                                <state key="normal" title="{name(rng)}"/>\n'
            f"                                <connections>\n"
            f'                                    <action selector="{action}:" destination="{controller}" '
            f'eventType="touchUpInside" id="{identifier(rng)}"/>\n'
            f"                                </connections>\n"
            f"                            </button>")
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" '
        'targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" '
        f'useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="{controller}">\n'
        "    <scenes>\n"
        f"        <!--{class_name}-->\n"
        f'        <scene sceneID="{identifier(rng)}">\n'
        "            <objects>\n"
        f'                <viewController id="{controller}" customClass="{class_name}" customModule="App" '
        'customModuleProvider="target" sceneMemberID="viewController">\n'
        f'                    <view key="view" contentMode="scaleToFill" id="{identifier(rng)}">\n'
        "                        <subviews>\n")
    tail = (
        "\n                        </subviews>\n"
        "                    </view>\n"
        "                    <connections>\n" + "\n".join(connections) + "\n"
        "                    </connections>\n"
        "                </viewController>\n"
        f'                <placeholder placeholderIdentifier="IBFirstResponder" id="{identifier(rng)}" '
        'userLabel="First Responder" sceneMemberID="firstResponder"/>\n'
        "            </objects>\n"
        '            <point key="canvasLocation" x="0.0" y="0.0"/>\n'
        "        </scene>\n"
        "    </scenes>\n"
        "</document>\n")
    return head + "\n".join(subviews) + tail


def unique(rng, count, taken, parts):
    result = []
    while len(result) < count:
        candidate = name(rng, parts)
        if candidate not in taken:
            taken.add(candidate)
            result.append(candidate)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("swift_files", type=int)
    parser.add_argument("interface_files", type=int)
    parser.add_argument("--broken", type=int, default=0)
    options = parser.parse_args()
    for index in range(options.swift_files):
        rng = random.Random(index)
        class_name = f"Screen{index}ViewController"
        folder = os.path.join(options.folder, "App", f"Module{index // 100}", f"Part{index // 10 % 10}")
        os.makedirs(folder, exist_ok=True)
        taken = set()
        has_document = index < options.interface_files
        names = unique(rng, rng.randint(10, 30) if has_document else 0, taken, 2)
        outlets = [(word, rng.choice(CONTROLS)[1]) for word in names]
        actions = unique(rng, rng.randint(1, 5) if has_document else 0, taken, 3)
        superclass = f"Screen{index - 1}ViewController" if index % 10 == 5 and not has_document else "UIViewController"
        text = swift(rng, class_name, superclass, outlets, actions)
        with open(os.path.join(folder, class_name + ".swift"), "w", encoding="utf-8") as file:
            file.write(text)
        if has_document:
            text = storyboard(rng, class_name, outlets, actions, index < options.broken)
            with open(os.path.join(folder, f"Screen{index}.storyboard"), "w", encoding="utf-8") as file:
                file.write(text)


if __name__ == "__main__":
    main()
