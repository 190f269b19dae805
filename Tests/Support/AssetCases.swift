extension Case {
  /// Images and colors that code and documents name.
  static let assets: [Case] = [
    Case(
      "an image and a color that no catalog has",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        let own = [UIImage(named: "cover"), UIImage(named: "cover.png"), UIImage(named: "Icons/star"), UIImage(named: "loose")]
        let gone = UIImage(named: "covr")
        //                         ^^^^ warning missing-image: no image in this workspace has the name 'covr'; did you mean 'cover'?
        let literal = #imageLiteral(resourceName: "gone")
        //                                         ^^^^ error missing-image: no image in this workspace has the name 'gone'
        let made = UIImage(imageLiteralResourceName: "gone")
        //                                            ^^^^ error missing-image
        let color = UIColor(named: "Brnad")
        //                          ^^^^^ warning missing-color: no color in this workspace has the name 'Brnad'; did you mean 'Brand'?
        let other = UIImage(named: "gone", in: Bundle(for: Kit.self), compatibleWith: nil)
        let either = UIImage(named: "gone") ?? UIImage()
        let symbol = UIImage(systemName: "star")
        let path = UIImage(named: "Kit.bundle/gone")
        let icon = UIImage(named: "AppIcon60x60")
        let frames = UIImage.animatedImageNamed("run", duration: 1)
        #if DEBUG
          let debug = UIImage(named: "debug")
        #endif
      }
      -- Old.m --
      @implementation Old : UIView
      - (void)show { [UIImage imageNamed:@"gone"]; [UIColor colorNamed:@"Brand"]; [UIImage imageNamed:@"gone" inBundle:b compatibleWithTraitCollection:nil]; }
      //                                   ^^^^ warning missing-image
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="Home" customModule="App">
          <imageView id="i1" image="cover"/>
          <imageView id="i2" image="run" highlightedImage="covver"/>
          <!--                                             ^^^^^^ warning missing-image: no image in this workspace has the name 'covver'; did you mean 'cover'? -->
          <imageView id="i3" image="star.fill" catalog="system"/>
          <label id="l1"><color key="textColor" name="Brant"/></label>
          <!--                                        ^^^^^ information missing-color: no color in this workspace has the name 'Brant'; did you mean 'Brand'? -->
        </viewController>
      </objects></scene></scenes>
      <resources>
        <image name="cover" width="1" height="1"/><image name="run" width="1" height="1"/><image name="covver" width="1" height="1"/>
        <image name="star.fill" catalog="system" width="1" height="1"/><image name="button:i1:image" width="1" height="1"/>
        <image name="unused" width="1" height="1"/><image name="NSAddTemplate" width="1" height="1"/>
        <namedColor name="Brant"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
      </resources></document>
      -- Assets.xcassets/cover.imageset/Contents.json --
      {}
      -- Assets.xcassets/Icons/star.imageset/Contents.json --
      {}
      -- Assets.xcassets/Brand.colorset/Contents.json --
      {}
      -- Images/loose@2x.png --
      png
      -- Images/run1~ipad.png --
      png
      """#),
    Case(
      "images of a workspace that has none, and those to which code gives names",
      #"""
      -- Home.swift --
      class Home: NSViewController {
        let gone = NSImage(named: "gone")
        func make() { NSImage().setName("made") }
      }
      """#),
    Case(
      "names that code gives to images of AppKit",
      #"""
      -- Home.swift --
      class Home: NSViewController {
        let made = [NSImage(named: "made"), NSImage(named: "alsoMade"), NSImage(named: "cover")]
        func make(_ name: String) { NSImage().setName("made"); NSImage().setName(name) }
      }
      -- Assets.xcassets/cover.imageset/Contents.json --
      {}
      """#),
  ]
}
