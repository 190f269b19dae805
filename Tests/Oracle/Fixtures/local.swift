func alone() {
  class First {}
  struct Second: Equatable { var a = 1 }
  if true {
    final class Third: First { override func f() {}; struct Held { enum Deeper {} } }
  }
  let made = {
    class InClosure { func g() { class InMethod {} } }; return InClosure()
  }()
}

class Outer {
  lazy var closure: Int = {
    enum Kind: Int { case one, two }
    return Kind.one.rawValue
  }()
  var computed: Int {
    @objc(Named) @MainActor
    final class Attributed: Outer,
      CustomStringConvertible
    {
      @IBOutlet var label: UILabel!
      var description: String { struct D {}; return "" }
    }
    return 1
  }
  var both: Int {
    get { struct G {}; return 1 }
    set { actor A { var x = 1 } }
  }
  init(
    make: () -> Any = {
      class Default {}; return Default()
    }
  ) {
    switch 1 {
    case 1:
      class InCase {}
    default: break
    }
    #if DEBUG
      class InCondition<T>: Base<T> where T: AnyObject {}
    #endif
  }
  func names() {
    let `class` = 1
    self.class = 2
    let text = "class Not {}"
    // class Neither {}
    /* struct Nor { */
    print(`class`, text, x.protocol, Outer.self is AnyObject.Type)
    label(enum: 1, struct: 2) { actor in actor.play() }
    func nested() { class InNested {} }
    protocol Local { func f() }
  }
  deinit { class InDeinit {} }
  subscript(i: Int) -> Int { class InSubscript {}; return 1 }
  struct Own { func f() { typealias A = Int; struct InOwn { typealias B = Int } } }
}

extension Outer { func more() { class InExtension: Outer {} } }
if done { class AtTop {} }
