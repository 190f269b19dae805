extension Case {
  /// Names that code has from constants and other values.
  static let constants: [Case] = [
    Case(
      "a constant of a condition, of a superclass and of a protocol's default",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Reusable.swift", "Main.storyboard"])))
      -- List.swift --
      #if DEBUG
      let stage = "gone"
      #else
      let stage = "pane"
      #endif
      let pane = "gone"
      let title = "gone"
      let lost = "lost"
      let side = Names.side
      let turn = Names.turn
      class Base: UIViewController { let pane = "pane" }
      class List: Base {
        func show() {
          _ = storyboard?.instantiateViewController(withIdentifier: stage)
          _ = storyboard?.instantiateViewController(withIdentifier: pane)
          _ = storyboard?.instantiateViewController(withIdentifier: title!)
          _ = storyboard?.instantiateViewController(withIdentifier: lost)
          //                                                        ^^^^ error missing-scene: has the storyboard identifier 'lost'
          _ = storyboard?.instantiateViewController(withIdentifier: side)
          //                                                        ^^^^ error missing-scene: has the storyboard identifier 'side'
          _ = storyboard?.instantiateViewController(withIdentifier: turn)
          _ = storyboard?.instantiateViewController(withIdentifier: NSStringFromClass(Card.self))
          _ = storyboard?.instantiateViewController(withIdentifier: Card.reuseIdentifier)
          //                                                        ^^^^^^^^^^^^^^^^^^^^ error missing-scene: has the storyboard identifier 'Card'
        }
      }
      class Card: UIViewController {}
      -- Reusable.swift --
      protocol Reusable { static var reuseIdentifier: String { get } }
      extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
      extension Card: Reusable {}
      enum Names { static let side = "side" }
      -- Main.storyboard --
      <viewController id="v" storyboardIdentifier="pane" customClass="List" customModule="App"/>
      """#),
    Case(
      "a use that no compiler reads, and one of another object's method",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Other.m", "Main.storyboard"])))
      -- List.swift --
      class Pool { func performSegue(withIdentifier: String, sender: Any?) {} }
      class List: UIViewController {
        func show() {
          #if false
          performSegue(withIdentifier: "never", sender: nil)
          #endif
          let pool = Pool()
          pool.performSegue(withIdentifier: "own", sender: nil)
          performSegue(withIdentifier: "lost", sender: nil)
          //                            ^^^^ error missing-segue
        }
      }
      -- Other.m --
      #import <UIKit/UIKit.h>
      @interface Other : UIViewController
      @end
      @implementation Other
      - (void)show {
      #if 0
        [self performSegueWithIdentifier:@"never" sender:nil];
      #endif
        [self performSegueWithIdentifier:@"lost" sender:nil];
        //                                 ^^^^ error missing-segue
      }
      @end
      -- Main.storyboard --
      <viewController id="v" customClass="List" customModule="App"><segue destination="o" kind="show" identifier="back" id="s1"/></viewController>
      <viewController id="o" customClass="Other"><segue destination="v" kind="show" identifier="back" id="s2"/></viewController>
      """#),
  ]
}
