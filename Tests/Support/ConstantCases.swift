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
    Case(
      "constants at the top of other files, each of the target's own, and those of Objective-C",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(
        ProjectTarget(name: "One", files: ["One/Code.swift", "One/Names.swift", "One/Old.m", "One/Main.storyboard"]),
        ProjectTarget(name: "Two", files: ["Two/Code.swift", "Two/Names.swift", "Two/Root.storyboard"])))
      -- One/Names.swift --
      import Foundation
      let pane = "detail"
      let typed: String = "typed"
      private let hidden = "hidden"
      var changed = "changed"
      #if DEBUG
      let stage = "one"
      #else
      let stage = "two"
      #endif
      let title = "title"
      let named = "named"
      protocol Naming {}
      extension Naming { var named: String { "detail" } }
      -- One/One-Bridging-Header.h --
      #import "Old.h"
      -- One/Old.h --
      #define kMacro @"macro"
      extern NSString *const kConstant;
      -- One/Old.m --
      #import "Old.h"
      NSString *const kConstant = @"constant";
      -- One/Code.swift --
      class Login: UIViewController, Naming {
        override func viewDidLoad() {
          performSegue(withIdentifier: pane, sender: nil)
          performSegue(withIdentifier: typed, sender: nil)
          //                           ^^^^^ error missing-segue: no scene of 'Login' has a segue with the identifier 'typed'
          performSegue(withIdentifier: kMacro, sender: nil)
          //                           ^^^^^^ error missing-segue: with the identifier 'macro'
          performSegue(withIdentifier: kConstant, sender: nil)
          //                           ^^^^^^^^^ error missing-segue: with the identifier 'constant'
          performSegue(withIdentifier: hidden, sender: nil)
          performSegue(withIdentifier: changed, sender: nil)
          performSegue(withIdentifier: stage, sender: nil)
          performSegue(withIdentifier: title!, sender: nil)
          performSegue(withIdentifier: named, sender: nil)
        }
        func go(typed: String) { performSegue(withIdentifier: typed, sender: nil) }
      }
      class Other: Login {
        let typed = "detail"
        func show() { performSegue(withIdentifier: typed, sender: nil) }
      }
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="One"><connections>
        <segue destination="vc" kind="show" identifier="detail" id="s"/></connections></viewController>
      -- Two/Names.swift --
      let pane = "other"
      -- Two/Code.swift --
      class Start: UIViewController {
        override func viewDidLoad() {
          performSegue(withIdentifier: pane, sender: nil)
          //                           ^^^^ error missing-segue: with the identifier 'other'; did you mean 'othr'?
          performSegue(withIdentifier: kMacro, sender: nil)
        }
      }
      -- Two/Root.storyboard --
      <viewController id="vc" customClass="Start" customModule="Two"><connections>
        <segue destination="vc" kind="show" identifier="othr" id="s"/></connections></viewController>
      """#),
    Case(
      "branches give a constant its value",
      #"""
      -- List.swift --
      class List: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let id: String
          switch path.row {
          case 0: id = "row"
          case 1: id = path.section == 0 ? "line" : "lost"
          //                                         ^^^^ error unregistered-reuse-identifier
          default: id = "gone"
          //             ^^^^ error unregistered-reuse-identifier
          }
          var other = "none"
          other = "row"
          let last: String = "line"
          return [
            t.dequeueReusableCell(withIdentifier: id, for: path), t.dequeueReusableCell(withIdentifier: other, for: path),
            t.dequeueReusableCell(withIdentifier: last, for: path),
          ][0]
        }
      }
      -- Main.storyboard --
      <tableViewController id="l" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="row" id="c"/>
        <tableViewCell reuseIdentifier="line" id="d"/>
      </prototypes></tableView></tableViewController>
      """#),
  ]
}
