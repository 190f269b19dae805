import Testing
import Text

@testable import Syntax

/// Tags in order, with the text before end tags and with attributes as written.
private func tags(_ text: String) -> (tags: [String], problems: [String]) {
  let bytes = Array(text.utf8)
  return bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return ([], []) }
    var scanner = XMLScanner(base, count: buffer.count, from: 0)
    var tags: [String] = []
    while true {
      switch scanner.next() {
      case .start:
        let attributes = scanner.attributes.prefix(scanner.attributeCount).map {
          " \(scanner.string($0.nameLower, $0.nameUpper))=[\(scanner.string($0.valueLower, $0.valueUpper))]"
        }
        tags.append(
          "<\(scanner.string(scanner.nameLower, scanner.nameUpper))\(attributes.joined())"
            + (scanner.isSelfClosing ? "/>" : ">"))
      case .end:
        tags.append("</>")
      case .done:
        return (
          tags,
          scanner.problems.map {
            "\(scanner.string($0.range.lower, $0.range.upper)): \($0.message)"
          }
        )
      }
    }
  }
}

/// Well-formed text: these tags, and silence.
private func checkTags(
  _ text: String, _ expected: [String], location: SourceLocation = #_sourceLocation
) {
  let found = tags(text)
  #expect(found.tags == expected, sourceLocation: location)
  #expect(found.problems == [], sourceLocation: location)
}

/// Damaged text: these tags all the same, and one problem for each expected beginning.
private func checkDamage(
  _ text: String, _ expected: [String], _ problems: [String], location: SourceLocation = #_sourceLocation
) {
  let found = tags(text)
  #expect(found.tags == expected, sourceLocation: location)
  #expect(found.problems.count == problems.count, "\(found.problems)", sourceLocation: location)
  for (message, beginning) in zip(found.problems, problems) {
    #expect(message.hasPrefix(beginning), sourceLocation: location)
  }
}

@Test func attributesAreRangesOfTheFile() {
  checkTags(
    #"<a one="1" two = 'say "x"' three="" f="a>b"><b/></a>"#,
    [#"<a one=[1] two=[say "x"] three=[] f=[a>b]>"#, "<b/>", "</>"])
  checkTags("<a\n\tone='1'\r\n  two='2'\n/>", ["<a one=[1] two=[2]/>"])
  checkTags("<a b='two\nlines'></a >", ["<a b=[two\nlines]>", "</>"])
}

@Test func whatIsNoTagIsPassedOver() {
  checkTags(
    """
    <?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c>">]>
    <!-- <b> & " --><a><![CDATA[<c>&]]>text > &amp; &#65; &#x41;<?pi <d> ?></a>
    <!--end-->

    """, ["<a>", "</>"])
}

@Test func entitiesAreResolvedWhenAsked() {
  let text = "&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#xD800;&none;&"
  #expect(Array(text.utf8).withSpan(decodedXML) == "<>&\"'A\u{1F600}&#xD800;&none;&")
  #expect([UInt8]().withSpan(decodedXML) == "")
}

@Test func halfTypedAttributesLoseOnlyThemselves() {
  checkDamage(
    "<a>\n  <b c=\"x\n  <d e=\"1\"/>\n</a>", ["<a>", "<b c=[x]>", "</>", "<d e=[1]/>", "</>"],
    ["c=\"x: the value of 'c' is not closed"])
  checkDamage(
    "<a>\n  <b c= d=\"1\"/>\n</a>", ["<a>", "<b c=[] d=[1]/>", "</>"], ["c: 'c' has no value; write 'c=\"\"'"]
  )
  checkDamage(
    "<a>\n  <b c d=\"1\"/>\n</a>", ["<a>", "<b c=[] d=[1]/>", "</>"], ["c: 'c' has no value"])
  checkDamage(
    "<a>\n  <b c=\"x d=\"1\"/>\n</a>", ["<a>", "<b c=[x] d=[1]/>", "</>"],
    ["c=\"x: the value of 'c' is not closed"])
  checkDamage(
    "<a>\n  <b c=\"x/>\n  <d e=\"1\"/>\n</a>", ["<a>", "<b c=[x]/>", "<d e=[1]/>", "</>"],
    ["c=\"x: the value of 'c' is not closed"])
  checkDamage("<a b=x\" c=\"1\"/>", ["<a b=[x] c=[1]/>"], ["x: the value of 'b' lacks quotes"])
  checkDamage("<a b=\"x\"c=\"1\"/>", ["<a b=[x] c=[1]/>"], ["c: a space is missing before 'c'"])
  checkDamage("<a b=\"1 < 2\" c=\"1\"/>", ["<a b=[1 < 2] c=[1]/>"], ["<: '<' is not allowed in a value"])
  checkDamage(
    "<a b=\"say \"x\" now\" c=\"1\"/>", ["<a b=[say ] x=[] now=[] c=[1]/>"],
    ["x: a space is missing before 'x'"])
}

@Test func halfTypedTagsEndBeforeTheNextLine() {
  checkDamage(
    "<a>\n  <b c=\"1\"\n  <d/>\n</a>", ["<a>", "<b c=[1]>", "</>", "<d/>", "</>"],
    ["b: the tag of 'b' is not finished"])
  checkDamage(
    "<a>\n  <b c=\"1\"\n    <d/>\n  </b>\n</a>", ["<a>", "<b c=[1]>", "<d/>", "</>", "</>"],
    ["b: the tag of 'b' is not finished"])
  checkDamage("<a>\n  <\n  <d/>\n</a>", ["<a>", "<d/>", "</>"], ["<: '<' without a tag"])
  checkDamage("<a>1 << 2 & 3 &x; </a>", ["<a>", "</>"], ["<<: '<'", "&: '&'", "&x;: '&'"])
}

@Test func nestingIsMendedByIndentation() {
  checkDamage(
    "<a>\n  <b>\n    <c>\n  </b>\n</a>", ["<a>", "<b>", "<c>", "</>", "</>", "</>"],
    ["c: 'c' is not closed; end its tag with '/>' or add '</c>'"])
  // The line that opened the inner element is gone: its end must not close the outer one.
  checkDamage(
    "<b>\n  <a>\n    </b>\n    <c/>\n  </a>\n</b>", ["<b>", "<a>", "<c/>", "</>", "</>"],
    ["b: '</b>' closes no open element; remove it"])
  checkDamage(
    "<a>\n  <b>\n  </x>\n  <c/>\n</a>", ["<a>", "<b>", "</>", "<c/>", "</>"],
    ["x: unexpected '</x>' where 'b' ends; write '</b>'"])
  checkDamage(
    "<a>\n  <b>\n  </\n  <c/>\n</a>", ["<a>", "<b>", "</>", "<c/>", "</>"],
    ["</: the end tag of '' is not finished"])
  checkDamage("<a><b></a>", ["<a>", "<b>", "</>", "</>"], ["b: 'b' is not closed"])
  checkDamage("<a></b></a>", ["<a>", "</>"], ["b: '</b>' closes no open element"])
}

@Test func cutOffFilesHaveOneProblem() {
  checkDamage("<a>\n <b>\n  <c/>", ["<a>", "<b>", "<c/>", "</>", "</>"], ["b: 'b' is not closed"])
  checkDamage("<a>\n <b c=\"", ["<a>", "<b c=[]>", "</>", "</>"], ["c=\": the value of 'c'"])
  checkDamage("<a>\n <b c", ["<a>", "<b c=[]>", "</>", "</>"], ["c: 'c' has no value"])
  checkDamage("<a>\n <!-- b", ["<a>", "</>"], ["<!--: the comment is not closed"])
  checkDamage("<a>\n <![CDATA[ b", ["<a>", "</>"], ["<![CDATA[: the CDATA section is not closed"])
  checkDamage("<a>\n </a", ["<a>", "</>"], ["</a: the end tag of 'a' is not finished"])
}

@Test func lostEndsOfCommentsSwallowOnlyALine() {
  checkDamage(
    "<a>\n  <!-- b\n  <c/>\n  <!--d-->\n</a>", ["<a>", "<c/>", "</>"], ["<!--: the comment is not closed"])
  checkDamage(
    "<?xml version=\"1.0\"\n<a>\n  <?b?>\n</a>", ["<a>", "</>"], ["<?: the processing instruction"])
}

@Test func contentOutsideTheRootIsReportedOnce() {
  checkDamage("x<a/>y<b/>", ["<a/>", "<b/>"], ["x: text outside the root element"])
  checkDamage("<a/><b/><c/>", ["<a/>", "<b/>", "<c/>"], ["b: 'b' comes after the end of the root element"])
}

@Test func conflictsAreReportedOnceAndReadOnBothSides() {
  checkDamage(
    """
    <a>
    <<<<<<< HEAD
      <b id="1">
    =======
      <b id="2">
    >>>>>>> other
        <c/>
      </b>
      <d/>
    </a>
    """, ["<a>", "<b id=[1]>", "</>", "<b id=[2]>", "<c/>", "</>", "<d/>", "</>"],
    ["<<<<<<< HEAD: unresolved merge conflict"])
  checkDamage(
    """
    <a>
      <b>
    <<<<<<< HEAD
        <c/>
      </b>
      <d>
    ||||||| base
    =======
      </b>
      <d e="1">
    >>>>>>> other
      </d>
    </a>
    """, ["<a>", "<b>", "<c/>", "</>", "<d>", "</>", "<d e=[1]>", "</>", "</>"],
    ["<<<<<<< HEAD: unresolved merge conflict"])
}

@Test func nestingCostsNoCallStack() {
  let depth = 200_000
  #expect(
    tags(String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).tags.count
      == 2 * depth)
  let open = tags(String(repeating: "<a>\n ", count: depth))
  #expect(open.tags.count == 2 * depth)
  #expect(open.problems.count == 1)
}

@Test(arguments: [
  "<", "\"", "'", "&", "<a b=\"", "<a b='<c d=\"", "<a ", "</a>", "<a></b>\n", "</", "<!--", "<!", "<?",
  "<![CDATA[", "<!DOCTYPE [", "<!DOCTYPE a]", "<a>\n </b>\n", "<a\n", "<a b=\n", "<a b=\"&", "=",
  "\n<<<<<<< a\n<b>",
  "\n=======\n", "<a b=\"x c=", "<a/b", "\u{0}", "<a>\n<<<<<<< \n=======\n</a>\n", " <a", "-->", "<a b=\"<\"",
])
func repeatedDamageEnds(_ piece: String) {
  let text = String(repeating: piece, count: 250_000 / piece.utf8.count)
  let found = tags("<document>" + text)
  #expect(found.problems.count <= 100)
}
