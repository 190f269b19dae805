import Index
import Syntax
import TestSupport
import Testing

/// Which documents are looked at is decided by names; it must not lose any that resolves to the member.
@Test func narrowingByClassLosesNoReference() {
  var text = #"""
    -- Code.swift --
    typealias Platform = Base
    class Base: UIViewController {
      @IBOutlet var spinner: UIView!
      @IBAction func tap(_ sender: Any) {}
      @IBSegueAction func make(_ coder: NSCoder) -> Base? { nil }
    }
    class Derived: Platform {}
    @objc(Named) class Renamed: Derived {}
    class Stranger: UIViewController {
      @IBOutlet var spinner: UIView!
      @IBAction func tap(_ sender: Any) {}
    }
    extension UIView {
      @IBInspectable var spinner: Int { get { 0 } set {} }
    }

    """#
  for (index, name) in ["Base", "Derived", "Named", "Stranger", "Unknown"].enumerated() {
    for copy in 0..<3 {
      // The owner by the file's name counts as well as the one that is claimed.
      let path = copy == 2 ? "\(index)/Derived.xib" : "\(name)\(copy).xib"
      text += """
        -- \(path) --
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
          <connections>
            <outlet property="spinner" destination="v" id="c1"/>
            <segue destination="x" kind="relationship" destinationCreationSelector="make:" id="c2"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <button id="v">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="spinner"/>
          </userDefinedRuntimeAttributes>
          <connections>
            <action selector="tap:" destination="\(copy == 0 ? -1 : -2)" eventType="touchUpInside" id="c3"/>
          </connections>
        </button>

        """
    }
  }
  let fixture = Fixture(text)
  let query = fixture.query
  guard let code = fixture.snapshot.code(fixture.id("Code.swift")) else {
    Issue.record("no code")
    return
  }
  var total = 0
  for (index, type) in code.types.enumerated() {
    for (position, member) in code.readMembers(ofType: index).enumerated() {
      let id = MemberID(type: TypeID(file: fixture.id("Code.swift"), index: index), index: position)
      var expected: Set<InFile<MemberReference>> = []
      for file in fixture.snapshot.nameIndex.documents.all {
        for reference in fixture.snapshot.interface(file)?.memberReferences ?? []
        where query.declarations(of: reference, in: file).contains(id) {
          expected.insert(InFile(reference, in: file))
        }
      }
      #expect(Set(query.references(to: id)) == expected, "\(type.name).\(member.name)")
      #expect(!expected.isEmpty, "\(type.name).\(member.name)")
      total += expected.count
    }
  }
  #expect(total > 60)
}
