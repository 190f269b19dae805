extension Case {
  static let objectiveC: [Case] = [
    Case(
      "outlets and actions of an Objective-C class, found and missing",
      #"""
      -- Login.h --
      #import <UIKit/UIKit.h>
      @class Session;
      @interface Login : UIViewController <UITextFieldDelegate>
      @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
      - (IBAction)logIn:(id)sender;
      @end
      -- Login.m --
      #import "Login.h"
      @implementation Login
      - (IBAction)logIn:(id)sender { [self tap:@"}"]; }
      - (void)plain:(id)sender {}
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="titleLabel" destination="lbl" id="c1"/>
        <outlet property="titleLable" destination="lbl" id="c2"/>
        <!--              ^^^^^^^^^^ error dangling-outlet: Login has no outlet 'titleLable' -->
        <label id="lbl"/>
        <button id="b">
          <action selector="logIn:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="plain:" destination="vc" eventType="touchUpInside" id="a2"/>
          <action selector="logIn" destination="vc" eventType="touchUpInside" id="a3"/>
          <!--              ^^^^^ error missing-action: Login has no action 'logIn' -->
        </button>
      </viewController>
      """#),
    Case(
      "what extends a class of Objective-C adds nothing to one of Swift that has its name, but for a category",
      #"""
      -- App/AppDelegate.swift --
      class AppDelegate: NSObject, NSApplicationDelegate {
        @IBOutlet var main: NSWindow!
      }
      -- App/AppDelegate+More.h --
      @interface AppDelegate (More)
      @property (weak) IBOutlet NSWindow *more;
      @end
      -- App/Main.xib --
      <customObject id="d" customClass="AppDelegate" customModule="App" customModuleProvider="target">
        <outlet property="main" destination="w" id="c1"/>
        <outlet property="more" destination="w" id="c2"/>
        <outlet property="window" destination="w" id="c3"/>
        <!--              ^^^^^^ error dangling-outlet: AppDelegate has no outlet 'window' -->
      </customObject>
      <window id="w"/>
      -- Demo/AppDelegate.h --
      @interface AppDelegate : NSObject <NSApplicationDelegate>
      @end
      -- Demo/AppDelegate.m --
      #import "AppDelegate.h"
      @interface AppDelegate ()
      @property (weak) IBOutlet NSWindow *window;
      @end
      @implementation AppDelegate
      @end
      """#),
    Case(
      "a property whose type a macro or `typeof` stands for is there",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      @property (weak, nonatomic) IBOutlet typeof(UILabel *) titleLabel;
      @property (weak, nonatomic) IBOutlet LABEL_OF(Session) sessionLabel;
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="titleLabel" destination="lbl" id="c1"/>
        <outlet property="sessionLabel" destination="lbl" id="c2"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "class extensions and categories add to a class, wherever they stand",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      @end
      -- Login.m --
      @interface Login ()
      @property (nonatomic, strong) IBOutlet UILabel *one;
      @end
      @implementation Login
      @end
      -- Login+Help.m --
      @interface Login (Help)
      @property IBOutlet UILabel *two;
      @end
      @implementation Login (Help)
      - (IBAction)help:(id)sender {}
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <outlet property="three" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: Login has no outlet 'three' -->
        <label id="lbl"/>
        <button id="b">
          <action selector="help:" destination="vc" eventType="touchUpInside" id="a1"/>
        </button>
      </viewController>
      """#),
    Case(
      "a category of a framework's class adds to it and declares no class",
      #"""
      -- View.m --
      @interface UIView (Round)
      @property IBInspectable CGFloat radius;
      @property IBOutlet UIView *shadow;
      @end
      @implementation UIView (Round)
      @end
      -- Badge.m --
      @interface Badge : UIView
      @end
      @implementation Badge
      @end
      -- Main.storyboard --
      <view id="v" customClass="Badge">
        <outlet property="shadow" destination="w" id="c1"/>
        <outlet property="gone" destination="w" id="c2"/>
        <!--              ^^^^ error dangling-outlet: Badge has no outlet 'gone' -->
        <outlet property="maskView" destination="w" id="c3"/>
        <view id="w" customClass="UIView"/>
      </view>
      """#),
    Case(
      "key-value coding sets instance variables and calls bare setters",
      #"""
      -- Login.h --
      @interface Login : UIViewController {
        IBOutlet UITextField *marked, *alsoMarked;
      @private
        id plain;
        UIView *_underscored;
        BOOL _isCapital, _isSettled, setIsOpen;
        struct { int x; } _flags;
      }
      @end
      -- Login.m --
      @implementation Login {
        IBOutlet UIView *hidden;
      }
      @synthesize made = _other;
      - (void)setBare:(UIView *)view {}
      - (void)_setIsolated:(UIView *)view {}
      - (void)setSet:(UIView *)view {}
      + (void)setClassy:(UIView *)view {}
      @end
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login">
        <outlet property="marked" destination="t" id="c1"/>
        <outlet property="alsoMarked" destination="t" id="c2"/>
        <outlet property="plain" destination="t" id="c3"/>
        <outlet property="underscored" destination="t" id="c4"/>
        <outlet property="capital" destination="t" id="c5"/>
        <outlet property="hidden" destination="t" id="c6"/>
        <outlet property="made" destination="t" id="c7"/>
        <outlet property="other" destination="t" id="c8"/>
        <outlet property="bare" destination="t" id="c9"/>
        <outlet property="classy" destination="t" id="c10"/>
        <!--              ^^^^^^ error dangling-outlet: Login has no outlet 'classy' -->
        <outlet property="settled" destination="t" id="c12"/>
        <outlet property="isolated" destination="t" id="c13"/>
        <outlet property="set" destination="t" id="c14"/>
        <outlet property="setIsOpen" destination="t" id="c15"/>
        <outlet property="open" destination="t" id="c16"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'open' -->
        <outlet property="x" destination="t" id="c11"/>
        <!--              ^ error dangling-outlet: Login has no outlet 'x' -->
      </placeholder>
      <textField id="t"/>
      """#),
    Case(
      "a class that keeps its variables to itself",
      #"""
      -- Login.m --
      @interface Login : UIViewController {
        UILabel *label;
      }
      @end
      @implementation Login
      + (BOOL)accessInstanceVariablesDirectly { return NO; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="label" destination="lbl" id="c1"/>
        <!--              ^^^^^ error dangling-outlet: Login has no outlet 'label' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "the application owns the main nib, whatever class the document states",
      #"""
      -- App.m --
      #import <Cocoa/Cocoa.h>
      @interface Boss : NSObject
      - (IBAction)show:(id)sender;
      @end
      @implementation Boss
      - (IBAction)show:(id)sender {}
      @end
      -- Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>MainMenu</string></dict></plist>
      -- MainMenu.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Boss"><connections>
        <outlet property="delegate" destination="d" id="c1"/></connections></customObject>
      <menuItem id="m"><connections><action selector="orderFrontStandardAboutPanel:" target="-2" id="a1"/></connections></menuItem>
      <menuItem id="n"><connections><action selector="show:" target="d" id="a2"/></connections></menuItem>
      <customObject id="d" customClass="Boss"/></objects></document>
      -- Panel.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Boss"><connections>
        <outlet property="gone" destination="e" id="c2"/>
        <!--              ^^^^ warning dangling-outlet -->
      </connections></customObject>
      <customObject id="e"/></objects></document>
      """#),
    Case(
      "nibs of macOS set variables whatever the class says",
      #"""
      -- Player.m --
      #import <Cocoa/Cocoa.h>
      @interface Player : NSObject {
        IBOutlet NSTextField *clock;
      }
      @end
      @implementation Player
      + (BOOL)accessInstanceVariablesDirectly { return NO; }
      - (void)awakeFromNib { [clock setStringValue:@"0"]; }
      @end
      -- Main.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="p" customClass="Player"><connections>
        <outlet property="clock" destination="t" id="c1"/>
        <outlet property="gone" destination="t" id="c2"/>
        <!--              ^^^^ warning dangling-outlet: Player has no outlet 'gone' -->
      </connections></customObject>
      <textField id="t"/></objects></document>
      """#),
    Case(
      "a read-only property is set through its variable, if it has one or is settable in the extension",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      @property (readonly) UILabel *made;
      @property (readonly) UILabel *computed;
      @property (readonly) UILabel *widened;
      @property (nonatomic, setter=configureOdd:, getter=oddLabel) IBOutlet UILabel *odd;
      @end
      -- Login.m --
      @interface Login ()
      @property (readwrite) IBOutlet UILabel *widened;
      @end
      @implementation Login
      - (UILabel *)computed { return nil; }
      - (UILabel *)widened { return nil; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="made" destination="lbl" id="c1"/>
        <outlet property="_made" destination="lbl" id="c2"/>
        <outlet property="computed" destination="lbl" id="c3"/>
        <!--              ^^^^^^^^ error dangling-outlet: 'computed' of Login can't be set: it is read-only, with a custom getter -->
        <outlet property="widened" destination="lbl" id="c4"/>
        <outlet property="odd" destination="lbl" id="c5"/>
        <label id="lbl"/>
        <button id="b">
          <action selector="configureOdd:" destination="vc" eventType="touchUpInside" id="a1"/>
        </button>
      </viewController>
      """#),
    Case(
      "a nib on macOS calls the setter or sets the variable of just that name",
      #"""
      -- Panel.h --
      @interface Panel : NSObject {
        IBOutlet NSTextField *_field;
        NSTextField *plain;
        NSTextField *explicit;
      }
      @property (readonly) IBOutlet NSTextField *made;
      @property (readonly) NSTextField *explicit;
      @property (readonly) NSTextField *named;
      @property (readonly) NSTextField *widened;
      @end
      -- Panel.m --
      #import "Panel.h"
      @interface Panel ()
      @property (readwrite) IBOutlet NSTextField *widened;
      @end
      @implementation Panel
      @synthesize named;
      - (void)setPrice:(NSTextField *)price {}
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="own" customClass="Panel"><connections>
        <outlet property="_field" destination="t" id="c1"/>
        <outlet property="field" destination="t" id="c2"/>
        <!--              ^^^^^ warning dangling-outlet: Panel has no outlet 'field' -->
        <outlet property="plain" destination="t" id="c3"/>
        <outlet property="explicit" destination="t" id="c4"/>
        <outlet property="made" destination="t" id="c5"/>
        <!--              ^^^^ warning dangling-outlet: 'made' of Panel can't be set: it is read-only -->
        <outlet property="_made" destination="t" id="c6"/>
        <outlet property="named" destination="t" id="c7"/>
        <outlet property="widened" destination="t" id="c8"/>
        <outlet property="price" destination="t" id="c9"/>
      </connections></customObject>
      <textField id="t"/>
      """#),
    Case(
      "a Swift class with an Objective-C superclass, and the other way round by its run-time name",
      #"""
      -- Base.h --
      @interface Base : UIViewController
      @property (weak) IBOutlet UILabel *base;
      - (IBAction)baseTap:(id)sender;
      @end
      -- Base.m --
      @implementation Base
      - (IBAction)baseTap:(id)sender {}
      @end
      @implementation Legacy
      @end
      -- Login.swift --
      class Login: Base {
        @IBOutlet var own: UILabel!
        var plain: UILabel!
      }
      @objc(ABRoot) class Root: UIViewController {
        @IBOutlet var root: UILabel!
      }
      -- Legacy.h --
      @interface Legacy : ABRoot
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="base" destination="lbl" id="c1"/>
        <outlet property="own" destination="lbl" id="c2"/>
        <outlet property="plain" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: 'plain' of Login is not visible to Objective-C; mark it '@IBOutlet' -->
        <outlet property="gone" destination="lbl" id="c4"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
        <label id="lbl"/>
        <button id="b">
          <action selector="baseTap:" destination="vc" eventType="touchUpInside" id="a1"/>
        </button>
      </viewController>
      <viewController id="vc2" customClass="Legacy">
        <outlet property="root" destination="lbl2" id="c5"/>
        <outlet property="gone" destination="lbl2" id="c6"/>
        <!--              ^^^^ error dangling-outlet: Legacy has no outlet 'gone' -->
        <label id="lbl2"/>
      </viewController>
      """#),
    Case(
      "a Swift extension of an Objective-C class, by its Swift name",
      #"""
      -- Login.h --
      NS_SWIFT_NAME(LoginScreen)
      @interface ABLogin : UIViewController
      @end
      -- Login.m --
      @implementation ABLogin
      @end
      -- Login.swift --
      extension LoginScreen {
        @IBAction func tap(_ sender: Any) {}
        func plain(_ sender: Any) {}
      }
      class Special: LoginScreen {}
      -- Main.storyboard --
      <viewController id="vc" customClass="ABLogin">
        <button id="b">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="plain:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^^ error missing-action: the method for 'plain:' of ABLogin is not visible to Objective-C -->
        </button>
      </viewController>
      <viewController id="vc2" customClass="Special" customModule="App" customModuleProvider="target">
        <button id="b2">
          <action selector="tap:" destination="vc2" eventType="touchUpInside" id="a3"/>
          <action selector="gone:" destination="vc2" eventType="touchUpInside" id="a4"/>
          <!--              ^^^^^ error missing-action: Special has no action 'gone:' -->
        </button>
      </viewController>
      """#),
    Case(
      "what is out of sight may have anything",
      #"""
      -- Login.m --
      @implementation Login
      - (IBAction)tap:(id)sender {}
      @end
      @interface Derived : Unseen
      @end
      @interface Rootless
      @end
      @protocol Named
      @end
      @interface Confused : Named
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="any" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      <viewController id="vc2" customClass="Derived">
        <outlet property="any" destination="lbl2" id="c2"/>
        <label id="lbl2"/>
      </viewController>
      <viewController id="vc3" customClass="Rootless">
        <outlet property="any" destination="lbl3" id="c3"/>
        <label id="lbl3"/>
      </viewController>
      <viewController id="vc4" customClass="Confused">
        <outlet property="any" destination="lbl4" id="c4"/>
        <label id="lbl4"/>
      </viewController>
      """#),
    Case(
      "classes that answer to what they don't declare",
      #"""
      -- Login.m --
      @interface Forwarding : UIViewController
      @end
      @implementation Forwarding
      - (void)forwardInvocation:(NSInvocation *)invocation {}
      - (void)setValue:(id)value forUndefinedKey:(NSString *)key {}
      @end
      @interface Resolving : UIViewController
      @end
      @implementation Resolving
      + (BOOL)resolveInstanceMethod:(SEL)selector { return YES; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Forwarding">
        <outlet property="any" destination="b" id="c1"/>
        <button id="b"><action selector="any:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      <viewController id="vc2" customClass="Resolving">
        <outlet property="any" destination="b2" id="c2"/>
        <button id="b2"><action selector="any:" destination="vc2" eventType="touchUpInside" id="a2"/></button>
      </viewController>
      """#),
    Case(
      "types of outlets in Objective-C",
      #"""
      -- Login.h --
      @protocol Closing
      @end
      @interface Badge : UILabel
      @end
      @interface Login : UIViewController
      @property IBOutlet Badge *badge;
      @property IBOutlet id any;
      @property IBOutlet id<Closing> closing;
      @property IBOutlet UIView<Closing> *view2;
      @property (nullable) IBOutlet __kindof UIView *kind;
      @property (strong) IBOutletCollection(Badge) NSArray *badges;
      @property IBOutletCollection(UIView) NSArray<UIView *> *views;
      @property IBOutlet UIImageView * _Nullable image;
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="badge" destination="v" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'badge' is declared as Badge, but the connected object is of class UIView; no code uses it -->
        <outlet property="any" destination="v" id="c2"/>
        <outlet property="closing" destination="v" id="c3"/>
        <outlet property="view2" destination="v" id="c4"/>
        <outlet property="kind" destination="l" id="c5"/>
        <outlet property="image" destination="l" id="c6"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'image' is declared as UIImageView, but the connected object is of class Badge; no code uses it -->
        <outletCollection property="badges" destination="l" id="c7"/>
        <outletCollection property="badges" destination="v" id="c8"/>
        <!--                        ^^^^^^ warning outlet-type-mismatch: 'badges' is declared as [Badge], but the connected object is of class UIView; no code uses it -->
        <outletCollection property="views" destination="v" id="c9"/>
        <outlet property="views" destination="v" id="c10"/>
        <!--              ^^^^^ warning outlet-type-mismatch: a collection, but is connected as a single outlet -->
        <view id="v"/>
        <label id="l" customClass="Badge"/>
      </viewController>
      """#),
    Case(
      "the trap of the comments, strings, directives and bodies",
      #"""
      -- Login.h --
      // @interface Fake : UIView
      /* @end @interface Login2 : UIView */
      #define DECLARE(name) \
        @interface name : UIView @end
      @protocol Later;
      @interface Login : UIViewController
      #if DEBUG
      @property IBOutlet UILabel *debugLabel;
      #else
      @property IBOutlet UILabel *releaseLabel;
      #endif
      @end
      -- Login.m --
      #pragma mark - Don't be confused
      static NSString *text = @"@end }";
      @implementation Login
      + (void)load { static dispatch_once_t once; dispatch_once(&once, ^{ [self swap:'"']; }); }
      - (void)long:(id)a way:(id)b {
      #if DEBUG
        if (a) {
      #else
        if (b) {
      #endif
          NSLog(@"- (IBAction)fake:(id)sender {}");
        }
        // - (IBAction)comment:(id)sender {}
      }
      - (IBAction)after:(id)sender {}
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="debugLabel" destination="b" id="c1"/>
        <!--              ^^^^^^^^^^ warning outlet-type-mismatch: 'debugLabel' is declared as UILabel, but the connected object is of class UIButton; no code uses it -->
        <outlet property="releaseLabel" destination="l" id="c2"/>
        <button id="b">
          <action selector="after:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="fake:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^ error missing-action: Login has no action 'fake:' -->
          <action selector="comment:" destination="vc" eventType="touchUpInside" id="a3"/>
          <!--              ^^^^^^^^ error missing-action: Login has no action 'comment:' -->
        </button>
        <label id="l"/>
      </viewController>
      """#),
    Case(
      "an action lost its parameter, and what Swift meets for an Objective-C protocol",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      - (IBAction)tapped;
      @end
      @implementation Login
      - (IBAction)tapped {}
      @end
      @protocol Closing
      - (void)closeScreen:(id)sender;
      @end
      -- Other.swift --
      class Other: UIViewController, Closing {
        func close(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <button id="b">
          <action selector="tapped:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^^^^ error missing-action: Login has no action 'tapped:'; did you mean 'tapped'? -->
        </button>
      </viewController>
      <viewController id="vc2" customClass="Other" customModule="App" customModuleProvider="target">
        <button id="b2">
          <action selector="closeScreen:" destination="vc2" eventType="touchUpInside" id="a2"/>
          <action selector="close:" destination="vc2" eventType="touchUpInside" id="a3"/>
        </button>
      </viewController>
      """#),
    Case(
      "inspectable properties in Objective-C, where no macro or typedef can hide their types",
      #"""
      -- Badge.h --
      typedef NS_ENUM(NSInteger, Style) { StylePlain };
      @interface Model : NSObject
      @end
      @interface Badge : UIView
      @property (nonatomic) IBInspectable CGFloat radius;
      @property (nonatomic, strong) IBInspectable UIColor *fill;
      @property (nonatomic, copy, nullable) IBInspectable NSString *title;
      @property (nonatomic) IBInspectable Style style;
      @property (nonatomic) IBInspectable KIT_COLOR *kitColor;
      @property (nonatomic) IBInspectable CGRect frameOfIcon;
      @property (nonatomic) IBInspectable id anything;
      @property (nonatomic, strong) IBInspectable UIFont *font;
      //                                                  ^^^^ warning unsupported-inspectable: Interface Builder can't edit 'font' of type 'UIFont'
      @property (nonatomic) IBInspectable UIEdgeInsets insets;
      //                                               ^^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'insets' of type 'UIEdgeInsets'
      @property (nonatomic, copy) IBInspectable NSArray<NSString *> *names;
      //                                                             ^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'names' of type '[NSString]'
      @end
      -- Badge.m --
      @interface Badge ()
      @property IBInspectable Model *model;
      //                             ^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'model' of type 'Model'
      @end
      """#),
    Case(
      "designable views in Objective-C",
      #"""
      -- Badge.h --
      IB_DESIGNABLE
      @interface Badge : UIView
      @property (nonatomic) IBInspectable CGFloat radius;
      @end
      IB_DESIGNABLE @interface Model : NSObject
      //                       ^^^^^ warning undesignable-view: 'Model' is not a view, so Interface Builder can't render it; remove 'IB_DESIGNABLE'
      @end
      @interface Plain : UIView
      @end
      -- Badge.m --
      @implementation Badge
      - (void)prepareForInterfaceBuilder {}
      @end
      @implementation Plain
      - (void)prepareForInterfaceBuilder {}
      //      ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning undesignable-view: 'prepareForInterfaceBuilder' is never called; mark 'Plain' with 'IB_DESIGNABLE'
      @end
      """#),
  ]
}
