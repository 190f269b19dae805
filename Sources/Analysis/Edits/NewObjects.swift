import Syntax

/// A new object with the values that Interface Builder gives it.
private struct PlainObject {
  /// The name of the kind in operations: that of its element, except where a cell determines the kind.
  var kind: String
  var element: String
  var attributes: String
  /// The lines inside of the element after its frame. Each `#` with a digit becomes another new id.
  var children: [String]

  init(_ kind: String, element: String? = nil, _ attributes: String, _ children: [String]) {
    self.kind = kind
    self.element = element ?? kind
    self.attributes = attributes
    self.children = children
  }
}

private let plainObjects: (iOS: [PlainObject], macOS: [PlainObject]) = (
  iOS: [
    PlainObject(
      "view", #"contentMode="scaleToFill""#,
      [
        #"<color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
      ]
    ),
    PlainObject(
      "label",
      #"opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO""#,
      [
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, #"<nil key="textColor"/>"#,
        #"<nil key="highlightedColor"/>"#,
      ]
    ),
    PlainObject(
      "button",
      #"opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation""#,
      [#"<state key="normal" title="Button"/>"#]
    ),
    PlainObject(
      "imageView",
      #"clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalHuggingPriority="251""#,
      []
    ),
    PlainObject(
      "textField",
      #"opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17""#,
      [
        #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#,
        #"<textInputTraits key="textInputTraits"/>"#,
      ]
    ),
    PlainObject(
      "switch",
      #"opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES""#,
      []
    ),
    PlainObject(
      "slider",
      #"opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1""#,
      []
    ),
    PlainObject(
      "activityIndicatorView",
      #"opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" style="medium""#,
      []
    ),
    PlainObject("stackView", #"opaque="NO" contentMode="scaleToFill""#, []),
  ],
  macOS: [
    PlainObject("customView", "", []),
    PlainObject(
      "label", element: "textField",
      #"focusRingType="none" horizontalHuggingPriority="251" verticalHuggingPriority="750""#,
      cell(
        "textFieldCell", #"lineBreakMode="clipping" title="Label""#, text(in: "labelColor"))),
    PlainObject(
      "textField", #"verticalHuggingPriority="750""#,
      cell(
        "textFieldCell",
        #"scrollable="YES" lineBreakMode="clipping" selectable="YES" editable="YES" sendsActionOnEndEditing="YES" state="on" borderStyle="bezel" drawsBackground="YES""#,
        text(in: "controlTextColor"))),
    PlainObject(
      "button", #"verticalHuggingPriority="750""#,
      cell(
        "buttonCell",
        #"type="push" title="Button" bezelStyle="rounded" alignment="center" borderStyle="border" imageScaling="proportionallyDown" inset="2""#,
        [#"<behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>"#, systemFont])),
    PlainObject(
      "checkBox", element: "button", "",
      cell(
        "buttonCell",
        #"type="check" title="Check" bezelStyle="regularSquare" imagePosition="left" state="on" inset="2""#,
        [
          #"<behavior key="behavior" changeContents="YES" doesNotDimImage="YES" lightByContents="YES"/>"#,
          systemFont,
        ])),
    PlainObject(
      "popUpButton", #"verticalHuggingPriority="750""#,
      cell(
        "popUpButtonCell",
        ##"type="push" title="Item 1" bezelStyle="rounded" alignment="left" lineBreakMode="truncatingTail" state="on" borderStyle="borderAndBezel" imageScaling="proportionallyDown" inset="2" selectedItem="#2""##,
        [
          #"<behavior key="behavior" lightByBackground="YES" lightByGray="YES"/>"#,
          #"<font key="font" metaFont="menu"/>"#, ##"<menu key="menu" id="#3">"##, "    <items>",
          ##"        <menuItem title="Item 1" state="on" id="#2"/>"##,
          ##"        <menuItem title="Item 2" id="#4"/>"##,
          ##"        <menuItem title="Item 3" id="#5"/>"##, "    </items>", "</menu>",
        ])),
    PlainObject(
      "imageView", #"horizontalHuggingPriority="251" verticalHuggingPriority="251""#,
      cell(
        "imageCell", #"refusesFirstResponder="YES" alignment="left" imageScaling="proportionallyDown""#)),
    PlainObject(
      "slider", #"verticalHuggingPriority="750""#,
      cell(
        "sliderCell",
        #"state="on" alignment="left" maxValue="100" doubleValue="50" tickMarkPosition="above" sliderType="linear""#
      )),
    PlainObject(
      "switch",
      #"horizontalHuggingPriority="750" verticalHuggingPriority="750" baseWritingDirection="leftToRight" alignment="left""#,
      []),
    PlainObject(
      "progressIndicator", #"maxValue="100" indeterminate="YES" controlSize="small" style="spinning""#, []),
    PlainObject(
      "stackView",
      #"distribution="fill" orientation="horizontal" alignment="top" horizontalStackHuggingPriority="249.99998474121094" verticalStackHuggingPriority="249.99998474121094" detachesHiddenViews="YES""#,
      []),
  ]
)

private let systemFont = #"<font key="font" metaFont="system"/>"#

/// The lines of a control's inner cell.
private func cell(_ element: String, _ attributes: String, _ children: [String] = []) -> [String] {
  let opening = ##"<\##(element) key="cell" \##(attributes) id="#1""##
  if children.isEmpty { return [opening + "/>"] }
  return [opening + ">"] + children.map { "    " + $0 } + ["</\(element)>"]
}

private func text(in color: String) -> [String] {
  [systemFont]
    + [("textColor", color), ("backgroundColor", "textBackgroundColor")].map {
      #"<color key="\#($0)" name="\#($1)" catalog="System" colorSpace="catalog"/>"#
    }
}

func plainKinds(onMac: Bool) -> [String] { (onMac ? plainObjects.macOS : plainObjects.iOS).map(\.kind) }

extension DocumentEditor {
  /// The lines of a new object; nil for an unknown kind.
  ///
  /// - Parameter frame: The x, the y, the width and the height.
  mutating func plainObject(_ kind: String, _ id: String, _ frame: [Double]) -> [String]? {
    let known = (isMac ? plainObjects.macOS : plainObjects.iOS).first { $0.kind == kind }
    guard let known, frame.count == 4 else { return nil }
    let rect = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\(decimal($1))\"" }
    var children = ["<rect key=\"frame\" " + rect.joined(separator: " ") + "/>"]
    if !usesAutoLayout { children.append(usualMask) }
    children += known.children
    for digit in 1...5 where children.contains(where: { $0.contains("\"#\(digit)\"") }) {
      let own = freshID(id, "\(digit)")
      children = children.map { $0.replacing("\"#\(digit)\"", with: "\"\(own)\"") }
    }
    var attributes = [known.attributes]
    if usesAutoLayout { attributes.append("translatesAutoresizingMaskIntoConstraints=\"NO\"") }
    let tag = ([known.element] + attributes + ["id=\"\(id)\""]).filter { !$0.isEmpty }.joined(separator: " ")
    return ["<\(tag)>"] + children.map { "    " + $0 } + ["</\(known.element)>"]
  }

  /// The line of a mask with which a view keeps its distance to the origin of the coordinates.
  var usualMask: String {
    #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \#(isMac ? "flexibleMinY" : "flexibleMaxY")="YES"/>"#
  }
}

/// A coordinate: Interface Builder writes zero with a decimal.
func decimal(_ number: Double) -> String { number == 0 ? "0.0" : written(number) }
