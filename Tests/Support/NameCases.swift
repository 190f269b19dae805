extension Case {
  /// Names that code and documents share as text.
  static let sharedNames: [Case] = [
    Case(
      "uses that a rename of the document left behind are one finding in a file",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        func show() { performSegue(withIdentifier: "detail", sender: nil) }
        //                                          ^^^^^^ error missing-segue: did you mean 'pane'? (3 places)
        func showAgain() { performSegue(withIdentifier: "detail", sender: self) }
        func list() { performSegue(withIdentifier: "list", sender: self) }
        func last() { performSegue(withIdentifier: "detail", sender: self) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="vc" kind="show" identifier="pane" id="s1"/>
        <segue destination="vc" kind="show" identifier="list" id="s2"/>
      </viewController>
      """#),
    Case(
      "a segue that no scene of the class has",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        func show() {
          performSegue(withIdentifier: "showDetail", sender: self)
          self.performSegue(withIdentifier: "showDetial", sender: nil)
          //                                 ^^^^^^^^^^ error missing-segue: no scene of 'Login' has a segue with the identifier 'showDetial'; did you mean 'showDetail'?
          self.performSegue(withIdentifier: "other", sender: nil)
          //                                 ^^^^^ error missing-segue: no scene of 'Login' has a segue with the identifier 'other', but a scene of another class in Main.storyboard has one
          let name = "sho" + "wDetail"
          performSegue(withIdentifier: name, sender: nil)
          performSegue(withIdentifier: "show\(name)", sender: nil)
          //                           ^^^^^^^^^^^^^ error missing-segue: 'showshowDetail'
          performSegue(withIdentifier: "show\(self)", sender: nil)
          performSegue(withIdentifier: "", sender: nil)
        }
      }
      class Other: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="showDetail" id="s1"/>
        <segue destination="d" kind="show" id="s2"/>
      </viewController>
      <viewController id="d" customClass="Other" customModule="App">
        <segue destination="vc" kind="show" identifier="other" id="s3"/>
      </viewController>
      """#),
    Case(
      "segues of a superclass, of a subclass, and of a class without a scene",
      #"""
      -- Login.swift --
      class Base: UIViewController {
        func show() { performSegue(withIdentifier: "own", sender: nil) }
        func lose() { performSegue(withIdentifier: "lost", sender: nil) }
        //                                          ^^^^ error missing-segue: no scene of 'Base' has a segue with the identifier 'lost'
      }
      class Login: Base {}
      class Leaf: Login {
        func show() { performSegue(withIdentifier: "own", sender: nil) }
      }
      class Loose: UIViewController {
        func show() { performSegue(withIdentifier: "loose", sender: nil) }
      }
      class Kit: KitController {
        func show() { performSegue(withIdentifier: "kit", sender: nil) }
      }
      class Router: UIViewController {
        func performSegue(withIdentifier name: String) {}
        func show() { performSegue(withIdentifier: "route") }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="own" id="s1"/>
        <viewController id="d" customClass="Router" customModule="App"/>
        <viewController id="k" customClass="Kit" customModule="App"/>
      </viewController>
      """#),
    Case(
      "a method that passes its identifier to super performs the segue",
      #"""
      -- Login.swift --
      class Base: UIViewController {
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
          super.performSegue(withIdentifier: identifier, sender: sender)
        }
      }
      class Login: Base {
        func show() { performSegue(withIdentifier: "gone", sender: nil) }
        //                                          ^^^^ error missing-segue
      }
      class Prefixing: UIViewController {
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
          super.performSegue(withIdentifier: "show" + identifier, sender: sender)
        }
        func show() { performSegue(withIdentifier: "Other", sender: nil) }
      }
      class Choosing: UIViewController {
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
          if identifier == "special" { return dismiss(animated: true) }
          super.performSegue(withIdentifier: identifier, sender: sender)
        }
        func show() { performSegue(withIdentifier: "special", sender: nil) }
      }
      -- Card.m --
      #import <UIKit/UIKit.h>
      @interface Card : UIViewController
      @end
      @implementation Card
      - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
        [super performSegueWithIdentifier:identifier sender:sender];
      }
      - (void)show { [self performSegueWithIdentifier:@"lost" sender:nil]; }
      //                                                ^^^^ error missing-segue
      @end
      -- Main.storyboard --
      <viewController id="c" customClass="Card"><segue destination="d" kind="show" identifier="back" id="s3"/></viewController>
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="go" id="s1"/>
        <viewController id="d" customClass="Prefixing" customModule="App">
          <segue destination="vc" kind="show" identifier="showOther" id="s2"/>
        </viewController>
        <viewController id="o" customClass="Choosing" customModule="App"/>
      </viewController>
      """#),
    Case(
      "segues by constants",
      #"""
      -- Names.swift --
      enum Segue: String {
        case detail
        case list = "showList"
        case lost
      }
      struct Names {
        static let detail = "detail"
        static let gone: String = "gone"
        static var made: String { "showList" }
        struct Inner { static let gone = "innerGone" }
      }
      -- Login.swift --
      private let own = "detial"
      class Login: UIViewController {
        private static let list = "showLst"
        let kept = "detail"
        var changed = "anything"
        func show(_ segue: Segue, name: String) {
          performSegue(withIdentifier: Segue.detail.rawValue, sender: nil)
          performSegue(withIdentifier: Segue.list.rawValue, sender: nil)
          performSegue(withIdentifier: Segue.lost.rawValue, sender: nil)
          //                           ^^^^^^^^^^^^^^^^^^^ error missing-segue: 'lost'
          performSegue(withIdentifier: Names.detail, sender: nil)
          performSegue(withIdentifier: Names.made, sender: nil)
          performSegue(withIdentifier: Names.gone, sender: nil)
          //                           ^^^^^^^^^^ error missing-segue: 'gone'
          performSegue(withIdentifier: Names.Inner.gone, sender: nil)
          //                           ^^^^^^^^^^^^^^^^ error missing-segue: 'innerGone'
          performSegue(withIdentifier: own, sender: nil)
          //                           ^^^ error missing-segue: did you mean 'detail'?
          performSegue(withIdentifier: Self.list, sender: nil)
          //                           ^^^^^^^^^ error missing-segue: did you mean 'showList'?
          performSegue(withIdentifier: kept, sender: nil)
          performSegue(withIdentifier: self.kept, sender: nil)
          performSegue(withIdentifier: changed, sender: nil)
          performSegue(withIdentifier: segue.rawValue, sender: nil)
          performSegue(withIdentifier: name, sender: nil)
          let local = "loacl"
          performSegue(withIdentifier: local, sender: nil)
          //                           ^^^^^ error missing-segue: 'loacl'
        }
        func show(own: String) { performSegue(withIdentifier: own, sender: nil) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
        <segue destination="d" kind="show" identifier="showList" id="s2"/>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "segues of other objects, in branches of #if and in extensions",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        func show(_ other: UIViewController) {
          other.performSegue(withIdentifier: "detail", sender: nil)
          login?.performSegue(withIdentifier: "detail", sender: nil)
          login?.performSegue(withIdentifier: "detial", sender: nil)
          //                                   ^^^^^^ error missing-segue: no scene of 'Login' has a segue with the identifier 'detial'; did you mean 'detail'?
          other.login.performSegue(withIdentifier: "detail", sender: nil)
          other.performSegue(withIdentifier: "nowhere", sender: nil)
          //                                  ^^^^^^^ warning missing-segue: no segue has the identifier 'nowhere'
          later { [weak self] in self?.performSegue(withIdentifier: "never", sender: nil) }
          //                                                         ^^^^^ error missing-segue: no scene of 'Login'
          #if DEBUG
          performSegue(withIdentifier: "debug", sender: nil)
          //                            ^^^^^ warning missing-segue: no scene of 'Login'
          #endif
        }
        func later(_ run: () -> Void) {}
        weak var login: Login?
      }
      extension Login {
        func again() { performSegue(withIdentifier: "again", sender: nil) }
        //                                           ^^^^^ error missing-segue: no scene of 'Login'
      }
      extension UIViewController {
        func any() { performSegue(withIdentifier: "detail", sender: nil) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "identifiers that are compared",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "detail" {}
          if segue.identifier == "detial" {}
          //                      ^^^^^^ warning dead-segue-comparison: no segue has the identifier 'detial', so this is never the case; did you mean 'detail'?
          if "dead" == segue.identifier {}
          //  ^^^^ warning dead-segue-comparison: 'dead'
          if segue.identifier != "unwound", segue.identifier == made {}
          switch segue.identifier {
          case "detail": break
          case "list", "unwound":
          //    ^^^^ warning dead-segue-comparison: 'list'
            switch sender as? String { case "anything": break; default: break }
          case "left"?: break
          //    ^^^^ warning dead-segue-comparison: 'left'
          default: break
          }
          guard let identifier = segue.identifier else { return }
          switch identifier {
          case "copied": break
          //    ^^^^^^ warning dead-segue-comparison: 'copied'
          default: break
          }
          #if DEBUG
          if identifier == "debug" {}
          #endif
          let sheet = UIStoryboardSegue(identifier: "made", source: self, destination: self)
          if sheet.identifier == "sheet" {}
        }
        let made = "made"
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          identifier == "asked" || other(identifier: "asked")
          //             ^^^^^ warning dead-segue-comparison: 'asked'
        }
        func other(identifier: String) -> Bool { identifier == "other" }
        @IBAction func unwind(_ segue: UIStoryboardSegue) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
        <viewController id="d"><segue destination="e" kind="unwind" identifier="unwound" unwindAction="unwind:" id="s2"/></viewController>
        <exit id="e"/>
      </viewController>
      """#),
    Case(
      "segues in Objective-C",
      #"""
      -- Names.h --
      #define kList @"showList"
      extern NSString *const LostSegue;
      -- Names.m --
      NSString *const LostSegue = @"lost";
      -- Login.h --
      @interface Login : UIViewController
      @end
      -- Login.m --
      #import "Login.h"
      #import "Names.h"
      static NSString *const kDetail = @"detail";
      @implementation Login
      - (void)show:(UIViewController *)other with:(NSString *)name {
        [self performSegueWithIdentifier:@"detail" sender:nil];
        [self performSegueWithIdentifier:kDetail sender:nil];
        [self performSegueWithIdentifier:kList sender:nil];
        [self performSegueWithIdentifier:name sender:nil];
        [self performSegueWithIdentifier:[name copy] sender:nil];
        [self performSegueWithIdentifier:LostSegue sender:nil];
        //                               ^^^^^^^^^ error missing-segue: no scene of 'Login' has a segue with the identifier 'lost'
        [self performSegueWithIdentifier:@"detial" sender:nil];
        //                                 ^^^^^^ error missing-segue: did you mean 'detail'?
        [other performSegueWithIdentifier:@"nowhere" sender:nil];
        //                                  ^^^^^^^ warning missing-segue: no segue has the identifier 'nowhere'
      }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"detail"]) {}
        if ([[segue identifier] isEqualToString:@"dead"]) {}
        //                                        ^^^^ warning dead-segue-comparison: 'dead'
        if ([@"gone" isEqualToString:segue.identifier]) {}
        //     ^^^^ warning dead-segue-comparison: 'gone'
        NSString *identifier = segue.identifier;
        if ([identifier isEqualToString:@"copied"]) {}
        //                                ^^^^^^ warning dead-segue-comparison: 'copied'
      }
      - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)name sender:(id)sender {
        return [name isEqual:@"asked"];
        //                     ^^^^^ warning dead-segue-comparison: 'asked'
      }
      - (BOOL)is:(NSString *)name { return [name isEqualToString:@"name"]; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
        <segue destination="d" kind="show" identifier="showList" id="s2"/>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "names of a class that several have, and those in a document that is not read",
      #"""
      -- A/Login.swift --
      class Login: UIViewController {
        func show() { performSegue(withIdentifier: "theirs", sender: nil) }
      }
      -- B/Login.swift --
      class Login: UIViewController {}
      -- B/Main.storyboard --
      <viewController id="vc" customClass="Login">
        <segue destination="d" kind="show" identifier="theirs" id="s1"/>
        <viewController id="d"/>
      </viewController>
      """#
    ).without("class-module-mismatch"),
    Case(
      "scenes by their storyboards",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        func show(_ other: UIStoryboard) {
          _ = storyboard?.instantiateViewController(withIdentifier: "detail")
          _ = self.storyboard!.instantiateViewController(withIdentifier: "detial")
          //                                                              ^^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'detial'; did you mean 'detail'?
          _ = storyboard?.instantiateViewController(withIdentifier: "pane")
          //                                                         ^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'pane', but one in Side.storyboard has
          _ = UIStoryboard(name: "Side", bundle: nil).instantiateViewController(withIdentifier: "pane")
          _ = UIStoryboard(name: "Side", bundle: .main).instantiateViewController(identifier: "detail", creator: nil)
          //                                                                                   ^^^^^^ error missing-scene: no scene in Side.storyboard has the storyboard identifier 'detail', but one in Main.storyboard has
          let side = UIStoryboard(name: "Side", bundle: Bundle.main)
          _ = side.instantiateViewController(withIdentifier: "nothing")
          //                                                  ^^^^^^^ error missing-scene: no scene in Side.storyboard has the storyboard identifier 'nothing'
          _ = other.instantiateViewController(withIdentifier: "anything")
          _ = UIStoryboard(name: "Kit", bundle: kit).instantiateViewController(withIdentifier: "kit")
        }
      }
      class Loose: UIViewController {
        func show() { _ = storyboard?.instantiateViewController(withIdentifier: "loose") }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      <viewController id="d" storyboardIdentifier="detail"><button id="b"><connections>
        <segue destination="p2" kind="show" id="s2"/><segue destination="p5" kind="show" id="s5"/>
      </connections></button></viewController>
      <viewControllerPlaceholder id="p1" storyboardName="Side" referencedIdentifier="pane"/>
      <viewControllerPlaceholder id="p2" storyboardName="Side" referencedIdentifier="pain"/>
      <!--                                                                           ^^^^ error missing-scene: no scene in Side.storyboard has the storyboard identifier 'pain' -->
      <viewControllerPlaceholder id="p6" storyboardName="Side" referencedIdentifier="unused"/>
      <!--                                                                           ^^^^^^ warning missing-scene: no scene in Side.storyboard has the storyboard identifier 'unused' (nothing shows this scene) -->
      <viewControllerPlaceholder id="p3" referencedIdentifier="detail"/>
      <viewControllerPlaceholder id="p4" storyboardName="Kit" referencedIdentifier="any" bundleIdentifier="org.kit"/>
      <viewControllerPlaceholder id="p5" storyboardName="Sied"/>
      <!--                                               ^^^^ error missing-storyboard: no storyboard in this workspace has the name 'Sied'; did you mean 'Side'? -->
      -- Side.storyboard --
      <viewController id="vc" storyboardIdentifier="pane"/>
      """#),
    Case(
      "storyboards and their scenes in Objective-C",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      @end
      -- Login.m --
      #import "Login.h"
      @implementation Login
      - (void)show {
        [self.storyboard instantiateViewControllerWithIdentifier:@"detail"];
        [self.storyboard instantiateViewControllerWithIdentifier:@"gone"];
        //                                                         ^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'gone'
        UIStoryboard *side = [UIStoryboard storyboardWithName:@"Side" bundle:nil];
        [side instantiateViewControllerWithIdentifier:@"pane"];
        [side instantiateViewControllerWithIdentifier:@"pan"];
        //                                              ^^^ error missing-scene: no scene in Side.storyboard
        [[UIStoryboard storyboardWithName:@"Side" bundle:nil] instantiateViewControllerWithIdentifier:@"detail"];
        //                                                                                              ^^^^^^ error missing-scene: but one in Main.storyboard has
        [UIStoryboard storyboardWithName:@"Sied" bundle:[NSBundle mainBundle]];
        //                                 ^^^^ error missing-storyboard: no storyboard in this workspace has the name 'Sied'; did you mean 'Side'?
        [UIStoryboard storyboardWithName:@"Kit" bundle:[NSBundle bundleWithIdentifier:@"org.kit"]];
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login"/>
      <viewController id="d" storyboardIdentifier="detail"/>
      -- Side.storyboard --
      <viewController id="vc" storyboardIdentifier="pane"/>
      """#),
    Case(
      "storyboards by name",
      #"""
      -- Login.swift --
      extension UIStoryboard {
        static let side = UIStoryboard(name: "Side", bundle: nil)
        static let gone = UIStoryboard(name: "Gone", bundle: nil)
        //                                    ^^^^ error missing-storyboard: no storyboard in this workspace has the name 'Gone'
        static let kit = UIStoryboard(name: "Kit", bundle: Bundle(identifier: "org.kit"))
        #if os(tvOS)
        static let television = UIStoryboard(name: "Television", bundle: nil)
        //                                          ^^^^^^^^^^ warning missing-storyboard: 'Television'
        #endif
      }
      -- Side~ipad.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a tilde belongs to the name of a document unless a device follows it",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var one: UILabel!
        static let side = UIStoryboard(name: "Side", bundle: nil)
        static let own = UIStoryboard(name: "Own~old", bundle: nil)
      }
      class Base: UIViewController {}
      -- Side.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      -- Side~.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <!--              ^^^ warning dangling-outlet: Login has no outlet 'two' -->
        <label id="lbl"/>
      </viewController>
      -- Own~old.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <!--              ^^^ error dangling-outlet: Login has no outlet 'two' -->
        <label id="lbl"/>
      </viewController>
      -- Login~old.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base" customModule="App" customModuleProvider="target">
        <outlet property="one" destination="lbl" id="c1"/>
        <!--              ^^^ warning dangling-outlet: Base has no outlet 'one' -->
      </placeholder>
      <label id="lbl"/>
      """#),
    Case(
      "a segue that code tries to perform, and one of a class whose superclass depends on a condition",
      #"""
      -- Reveal.m --
      @implementation Reveal
      - (void)load {
        @try { if (self.view) { [self performSegueWithIdentifier:@"rear" sender:nil]; } }
        @catch (NSException *exception) {}
        [self performSegueWithIdentifier:@"front" sender:nil];
        //                                 ^^^^^ error missing-segue
      }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"rear"]) { [self load]; }
      }
      @end
      @implementation Base
      - (void)go { [self performSegueWithIdentifier:@"away" sender:nil]; }
      @end
      -- Reveal.h --
      @interface Reveal : UIViewController
      @end
      @interface Base : UIViewController
      @end
      #if PRO
      @interface Form : Base
      #else
      @interface Form : UIViewController
      #endif
      @end
      -- Form.m --
      @implementation Form
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Reveal"><connections><segue destination="b" kind="show" identifier="other" id="s1"/></connections></viewController>
      <viewController id="b" customClass="Form"><connections><segue destination="a" kind="show" identifier="away" id="s2"/></connections></viewController>
      <viewController id="c" customClass="Base"/>
      """#),
    Case(
      "names that a function hands on",
      #"""
      -- List.swift --
      class List: UITableViewController {
        func go(to name: String) { performSegue(withIdentifier: name, sender: nil) }
        func make<T: UIViewController>(_ path: IndexPath, _ name: String = "detail") -> T? {
          storyboard?.instantiateViewController(withIdentifier: name) as? T
        }
        static func open(_ name: String) -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
        }
        func register(_ name: String) { tableView.register(Row.self, forCellReuseIdentifier: name) }
        override func viewDidLoad() {
          go(to: "show")
          self.go(to: "shwo")
          //           ^^^^ error missing-segue: did you mean 'show'?
          go(to: title ?? "none")
          //               ^^^^ warning missing-segue
          other.go(to: "elsewhere")
          go(from: "there")
          make(path, "detial")
          //          ^^^^^^ error missing-scene: did you mean 'detail'?
          make(path)
          register("made")
        }
        static func openBoth() { _ = (open("detail"), Self.open("datail")) }
        //                                                       ^^^^^^ error missing-scene
        override func prepare(for s: UIStoryboardSegue, sender: Any?) {
          if s.identifier == "shwo" {}
          //                  ^^^^ warning dead-segue-comparison: did you mean 'show'?
          if other.identifier == "any" {}
        }
      }
      class Row: UITableViewCell {}
      class Other: UIViewController {
        func go(to name: String) { print(name) }
        func start() { (go(to: "nowhere"), List.open("dateil")) }
        //                                            ^^^^^^ error missing-scene
      }
      -- Old.m --
      #define DETAIL @"detial"
      @implementation Old
      - (void)go:(NSString *)name animated:(BOOL)flag { [self performSegueWithIdentifier:name sender:self]; }
      - (void)start {
        [self go:@"old" animated:YES];
        [self go:@"odl" animated:YES];
        //         ^^^ error missing-segue: did you mean 'old'?
        [self go:@"other"];
        Old *other = [Old new];
        [other performSegueWithIdentifier:@"oold" sender:self];
        //                                  ^^^^ error missing-segue: did you mean 'old'?
        [self.storyboard instantiateViewControllerWithIdentifier:DETAIL];
        //                                                       ^^^^^^ error missing-scene: did you mean 'detail'?
      }
      - (void)prepareForSegue:(UIStoryboardSegue *)s sender:(id)sender {
        if ([s.identifier isEqualToString:@"odl"]) {}
        //                                  ^^^ warning dead-segue-comparison: did you mean 'old'?
      }
      @end
      -- Old.h --
      @interface Old : UIViewController
      @end
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <connections><segue destination="vd" kind="show" identifier="show" id="s"/></connections>
      </tableViewController>
      <viewController id="vd" storyboardIdentifier="detail"/>
      <viewController id="vo" customClass="Old">
        <connections><segue destination="vd" kind="show" identifier="old" id="o"/></connections>
      </viewController>
      <viewController id="ve" customClass="Other" customModule="App"/>
      """#),
    Case(
      "cells that code alone makes, and the class of the initial controller",
      #"""
      -- List.swift --
      class List: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.register(Row.self, forCellReuseIdentifier: "Row")
          _ = tableView.dequeueReusableCell(withIdentifier: "Rwo", for: path)
          //                                                 ^^^ error unregistered-reuse-identifier: no cell has the reuse identifier 'Rwo', and no code registers one
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! List
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! Other
          //                                                                                 ^^^^^ error wrong-class-cast: the initial controller of Main.storyboard is a 'List' and no 'Other'
          return tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
        }
      }
      class Row: UITableViewCell {}
      class Other: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <tableViewController id="vc" customClass="List" customModule="App"/>
      </document>
      """#),
    Case(
      "a storyboard reference into a bundle that a target of the workspace makes",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(
        ProjectTarget(
          name: "App", files: ["App/Main.storyboard", "App/Own.storyboard", "App/Detail.storyboard", "App/Login.swift"],
          settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.app"]),
        ProjectTarget(
          name: "Kit", files: ["Kit/Detail.storyboard"], settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.kit"],
          product: "framework")))
      -- App/Login.swift --
      class Login: UIViewController {}
      func show() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "a") }
      -- App/Main.storyboard --
      <viewController storyboardIdentifier="a" id="vc" customClass="Login" customModule="App"><connections>
        <segue destination="p1" kind="show" id="s1"/><segue destination="p2" kind="show" id="s2"/>
        <segue destination="p3" kind="show" id="s3"/><segue destination="p4" kind="show" id="s4"/></connections></viewController>
      <viewControllerPlaceholder id="p1" storyboardName="Detail" bundleIdentifier="com.example.kit"/>
      <viewControllerPlaceholder id="p2" storyboardName="Own" bundleIdentifier="com.example.kit"/>
      <!--                                               ^^^ error missing-storyboard: no storyboard in the target 'Kit', which makes the bundle 'com.example.kit', has the name 'Own' -->
      <viewControllerPlaceholder id="p3" storyboardName="Own" bundleIdentifier="com.example.other"/>
      <viewControllerPlaceholder id="p4" storyboardName="Detail" referencedIdentifier="own" bundleIdentifier="com.example.kit"/>
      <!--                                                                             ^^^ error missing-scene: no scene in Detail.storyboard has the storyboard identifier 'own' -->
      -- App/Own.storyboard --
      <viewController storyboardIdentifier="own" id="vc"/>
      -- App/Detail.storyboard --
      <viewController storyboardIdentifier="own" id="vc"/>
      -- Kit/Detail.storyboard --
      <viewController storyboardIdentifier="kit" id="vc"/>
      """#),
    Case(
      "a text that is made of the identifier of a segue, or with which it is made, names no segue",
      #"""
      -- App.swift --
      let suffix = "Detail"
      class List: UITableViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.identifier?.lowercased() {
          case "showdetail": break
          default: break
          }
          let id = segue.identifier!.lowercased()
          if id == "showdetail" {}
          if segue.identifier == "Show" + suffix {}
          if "Show" + suffix == segue.identifier {}
          if "pre" + segue.identifier! == "preShowDetail" {}
          switch segue.identifier {
          case "Show" + "Detail": break
          case "S"..."T": break
          case "ShowDetial": break
          //    ^^^^^^^^^^ warning dead-segue-comparison: 'ShowDetial'
          default: break
          }
        }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          identifier.uppercased() == "SHOWDETAIL"
        }
      }
      -- Main.storyboard --
      <tableViewController id="l" customClass="List" customModule="App"><connections>
        <segue destination="d" kind="show" identifier="ShowDetail" id="s"/>
      </connections></tableViewController>
      <viewController id="d"/>
      """#),
    Case(
      "so in Objective-C: a text that is made of the identifier of a segue",
      #"""
      -- Old.m --
      @interface Old : UIViewController
      @end
      @implementation Old
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        NSString *name = segue.identifier.lowercaseString;
        if ([name isEqualToString:@"showdetail"]) {}
      }
      @end
      -- Main.storyboard --
      <viewController id="l" customClass="Old"><connections>
        <segue destination="d" kind="show" identifier="ShowDetail" id="s"/>
      </connections></viewController>
      <viewController id="d"/>
      """#),
    Case(
      "a constant without a value takes none of another on its line",
      #"""
      -- App.swift --
      struct Route { let board: String, scene: String, path: Dictionary<String, Int>, name: String = "zzz"
        func show() { _ = UIStoryboard(name: board, bundle: nil) }
      }
      class List: UIViewController {
        func show() {
          let id: String; let other = "zzz"; id = "Detail"
          performSegue(withIdentifier: id, sender: nil)
          let name: String = "Deteil"
          performSegue(withIdentifier: name, sender: other)
          //                           ^^^^ error missing-segue: 'Deteil'
        }
      }
      -- Main.storyboard --
      <viewController id="l" customClass="List" customModule="App"><connections>
        <segue destination="l" kind="show" identifier="Detail" id="s"/>
      </connections></viewController>
      """#),
    Case(
      "a class with its own method for dequeuing needs no cell of a document",
      #"""
      -- App.swift --
      class Pool { func dequeueReusableCell(withIdentifier id: String, for path: IndexPath) -> Int { 0 } }
      class Deck: UIView {
        func dequeueReusableCell(withIdentifier id: String, for path: IndexPath) -> UIView { UIView() }
        func load(_ path: IndexPath) { _ = dequeueReusableCell(withIdentifier: "own", for: path) }
      }
      class Table: UITableView {
        func load(_ path: IndexPath) { _ = dequeueReusableCell(withIdentifier: "wrong", for: path) }
        //                                                                      ^^^^^ error unregistered-reuse-identifier: 'wrong'
      }
      class List: UITableViewController {
        let pool = Pool()
        func load(_ path: IndexPath, _ deck: Deck, _ table: Table, _ view: CalendarView) {
          _ = pool.dequeueReusableCell(withIdentifier: "pool", for: path)
          _ = deck.dequeueReusableCell(withIdentifier: "deck", for: path)
          _ = view.dequeueReusableCell(withIdentifier: "view", for: path)
          _ = table.dequeueReusableCell(withIdentifier: "typo", for: path)
          //                                             ^^^^ error unregistered-reuse-identifier: 'typo'
        }
      }
      -- Main.storyboard --
      <tableViewController id="l" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="r"/>
      </prototypes><connections><outlet property="dataSource" destination="l" id="o"/></connections></tableView></tableViewController>
      """#),
    Case(
      "code may name the document for one kind of device",
      #"""
      -- App.swift --
      class List: UIViewController {
        func load(_ isPad: Bool) {
          _ = UIStoryboard(name: isPad ? "Main~ipad" : "Main", bundle: nil)
          Bundle.main.loadNibNamed(isPad ? "Head~ipad" : "Head", owner: self)
          Bundle.main.loadNibNamed("Haed~ipad", owner: self)
          //                        ^^^^ error missing-nib: 'Haed'
        }
      }
      -- Main.storyboard --
      <viewController id="l" customClass="List" customModule="App"/>
      -- Main~ipad.storyboard --
      <viewController id="l" customClass="List" customModule="App"/>
      -- Head~ipad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App"/>
      <view id="v"/>
      -- Head.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App"/>
      <view id="v"/>
      """#),
    Case(
      "a class without any scene has no segues",
      #"""
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Start: UIViewController {
        override func viewDidAppear(_ animated: Bool) { present(Feed(), animated: true) }
      }
      class Feed: UIViewController {
        override func viewDidAppear(_ animated: Bool) { performSegue(withIdentifier: "profile", sender: self) }
        //                                                                            ^^^^^^^ error missing-segue: no storyboard has a scene of 'Feed', so it has no segue 'profile'
      }
      class Base: UIViewController {
        override func viewDidAppear(_ animated: Bool) { performSegue(withIdentifier: "again", sender: self) }
      }
      class Leaf: Base {}
      -- Main.storyboard --
      <viewController id="s" customClass="Start" customModule="App"><connections>
        <segue destination="l" kind="show" identifier="first" id="s1"/>
      </connections></viewController>
      <viewController id="l" customClass="Leaf" customModule="App"><connections>
        <segue destination="s" kind="show" identifier="again" id="s2"/>
      </connections></viewController>
      """#),
  ]
}
