import Analysis
import Index
import TestSupport
import Testing
import Text

private let outlet = #"""
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet weak var 1️⃣titleLabel: UILabel!
    override func viewDidLoad() {
      super.viewDidLoad()
      2️⃣titleLabel.text = "titleLabel"
      load { [weak self] in self?.3️⃣`titleLabel`.text = nil }
    }
  }
  func describe(titleLabel: String) { print(6️⃣titleLabel) }
  -- Page.swift --
  func show(_ login: Login, _ other: Any) {
    login.4️⃣titleLabel.text = ""
    other.7️⃣titleLabel.text = ""
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login">
    <view key="view" id="view"><label text="Hi" id="lbl"/></view>
    <connections>
      <outlet property="5️⃣titleLabel" destination="lbl" id="c1"/>
    </connections>
  </viewController>
  """#

private let action = #"""
  -- Login.swift --
  class Login: UIViewController {
    @IBAction func 1️⃣tap(_ sender: UIButton) {}
    @IBSegueAction func 2️⃣make(_ coder: NSCoder) -> UIViewController? { nil }
    func test() {
      3️⃣tap(UIButton())
      button.addTarget(self, action: #selector(4️⃣tap), for: .touchUpInside)
      _ = self.5️⃣make(NSCoder())
      8️⃣test()
    }
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login">
    <view key="view" id="view">
      <button id="btn">
        <connections>
          <action selector="6️⃣tap:" destination="vc" eventType="touchUpInside" id="c2"/>
        </connections>
      </button>
    </view>
  </viewController>
  """#

private let types = #"""
  -- Login.swift --
  class 1️⃣Login: UIViewController {}
  class 7️⃣Model: NSObject {}
  -- Page.swift --
  let page = 2️⃣Login()
  let model = 8️⃣Model()
  func show(_ login: 3️⃣Login?) { _ = login as? 4️⃣Login }
  -- Main.storyboard --
  <viewController id="vc" customClass="5️⃣Login"/>
  """#

@Test func usesLeadToConnections() {
  for digit in [2, 3, 4] { checkDefinition(outlet, from: digit, to: [5]) }
  for digit in [3, 4] { checkDefinition(action, from: digit, to: [6]) }
  for digit in [2, 3, 4] { checkDefinition(types, from: digit, to: [5]) }
}

@Test func usesThatConcernNoDocumentLeadNowhere() {
  for digit in [6, 7] { checkDefinition(outlet, from: digit, to: []) }
  for digit in [5, 8] { checkDefinition(action, from: digit, to: []) }
  checkDefinition(types, from: 8, to: [])
  for digit in [6, 7] { checkReferences(outlet, from: [digit], are: [], declared: []) }
  checkReferences(action, from: [8], are: [], declared: [])
  checkReferences(types, from: [7, 8], are: [], declared: [])
}

@Test func provedUsesAreReferencesFromEverywhere() {
  checkReferences(outlet, from: [1, 2, 3, 4, 5], are: [2, 3, 4, 5], declared: [1])
  checkReferences(action, from: [1, 3, 4, 6], are: [3, 4, 6], declared: [1])
  checkReferences(action, from: [2, 5], are: [5], declared: [2])
  checkReferences(types, from: [1, 2, 3, 4, 5], are: [2, 3, 4, 5], declared: [1])
}

@Test func usesAreHoveredAsTheirDeclarations() {
  let connected = "Connected in\n- Main.storyboard, Login: **Hi** `UILabel`"
  for digit in [1, 2, 3, 4] { checkHover(outlet, at: digit, is: connected) }
  for digit in [6, 7] { checkHover(outlet, at: digit, is: nil) }
  checkHover(action, at: 5, is: "Not connected")
}

@Test func inspectablesAreKnownWhereTheyAreUsed() {
  checkReferences(
    #"""
    -- Badge.swift --
    class Badge: UIView {
      @IBInspectable var 1️⃣radius: CGFloat = 1 { didSet { layer.cornerRadius = 2️⃣radius } }
    }
    -- Badge.xib --
    <view id="v" customClass="Badge">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="3️⃣radius"/>
      </userDefinedRuntimeAttributes>
    </view>
    """#, from: [1, 2, 3], are: [2, 3], declared: [1])
}

@Test func overridesAreMeantTogether() {
  checkReferences(
    #"""
    -- Base.swift --
    class Base: UIViewController {
      @IBAction func 1️⃣tap(_ sender: Any) {}
      func test() { 2️⃣tap(self) }
    }
    class Child: Base {
      @IBAction override func 3️⃣tap(_ sender: Any) { super.4️⃣tap(sender) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Child">
      <view key="view" id="view">
        <button id="btn">
          <connections>
            <action selector="5️⃣tap:" destination="vc" eventType="touchUpInside" id="c2"/>
          </connections>
        </button>
      </view>
    </viewController>
    """#, from: [1, 2, 3, 4, 5], are: [2, 4, 5], declared: [1, 3])
}

// MARK: Work

private func manyPages() -> Fixture {
  let pages = (1...20).map {
    "-- Page\($0).swift --\nfunc show(_ login: Login) { login.titleLabel.text = nil }"
  }
  return Fixture(outlet + "\n" + pages.joined(separator: "\n"))
}

private func places(_ fixture: Fixture, limit: Int, isAbandoned: @escaping () -> Bool = { false }) -> (
  found: Int, read: Int
) {
  var read = 0
  let texts = Texts(of: { file in
    read += 1
    return fixture.text(file)
  })
  guard let mark = fixture.mark(1) else { return (0, 0) }
  let found = Query(fixture.snapshot, texts: texts, isAbandoned: isAbandoned).referenceLocations(
    at: mark.offset, in: mark.file, includingDeclaration: false, limit: limit)
  return (found?.count ?? 0, read)
}

@Test func theSearchForUsesHasABound() {
  let fixture = manyPages()
  #expect(places(fixture, limit: .max).found == 24)
  // The declaring file comes first.
  #expect(places(fixture, limit: fixture.files[0].bytes.count + 1).found == 3)
  #expect(places(fixture, limit: 0).found == 1)
}

@Test func nobodySearchesForAnAnswerThatIsNotWanted() {
  #expect(places(manyPages(), limit: .max, isAbandoned: { true }).read == 0)
}
