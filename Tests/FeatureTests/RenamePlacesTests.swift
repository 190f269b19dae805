import Testing

/// A member that must have the name of an outlet or an action is renamed from its own place as well, marked or not.
@Test func unmarkedOverridesCanBeRenamedAtTheirPlaces() {
  checkRename(
    """
    -- Login.swift --
    class Login: UIViewController {
      @IBAction func 1️⃣tap(_ sender: Any) {}
    }
    class Sub: Login {
      override func 2️⃣tap(_ sender: Any) { super.3️⃣tap(sender) }
    }
    func press(_ sub: Sub) { sub.4️⃣tap(1) }
    -- Press.m --
    void press(Sub *sub) { [sub 5️⃣tap:nil]; }
    """, of: "Sub.tap", to: "press",
    becomes: """
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func press(_ sender: Any) {}
      }
      class Sub: Login {
        override func press(_ sender: Any) { super.press(sender) }
      }
      func press(_ sub: Sub) { sub.press(1) }
      -- Press.m --
      void press(Sub *sub) { [sub press:nil]; }
      """)
}

@Test func unmarkedBasesCanBeRenamedAtTheirPlaces() {
  checkRename(
    """
    -- Login.swift --
    class Base: UIViewController {
      @objc func 1️⃣tap(_ sender: Any) {}
    }
    class Login: Base {
      override func 2️⃣tap(_ sender: Any) {}
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App"/>
    <button id="b"><connections><action selector="3️⃣tap:" destination="vc" id="c1"/></connections></button>
    """, of: "Base.tap", to: "press",
    becomes: """
      -- Login.swift --
      class Base: UIViewController {
        @objc func press(_ sender: Any) {}
      }
      class Login: Base {
        override func press(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      <button id="b"><connections><action selector="press:" destination="vc" id="c1"/></connections></button>
      """)
}

@Test func unmarkedImplementationsCanBeRenamedAtTheirPlaces() {
  checkRename(
    """
    -- Old.h --
    @interface Old : UIViewController { IBOutlet UILabel *1️⃣box; }
    - (UILabel *)2️⃣box;
    - (IBAction)tap:(id)sender;
    @end
    -- Old.m --
    @implementation Old
    - (UILabel *)3️⃣box { return 4️⃣box; }
    - (void)tap:(id)sender {}
    @end
    """, to: "crate",
    becomes: """
      -- Old.h --
      @interface Old : UIViewController { IBOutlet UILabel *crate; }
      - (UILabel *)crate;
      - (IBAction)tap:(id)sender;
      @end
      -- Old.m --
      @implementation Old
      - (UILabel *)crate { return crate; }
      - (void)tap:(id)sender {}
      @end
      """)
  checkRename(
    """
    -- Old.h --
    @interface Old : UIViewController
    - (IBAction)1️⃣tap:(id)sender;
    @end
    @interface New : Old
    @end
    -- Old.m --
    @implementation Old
    - (void)2️⃣tap:(id)sender {}
    @end
    @implementation New
    - (void)3️⃣tap:(id)sender { [super 4️⃣tap:sender]; }
    @end
    """, of: "New.tap:", to: "press:",
    becomes: """
      -- Old.h --
      @interface Old : UIViewController
      - (IBAction)press:(id)sender;
      @end
      @interface New : Old
      @end
      -- Old.m --
      @implementation Old
      - (void)press:(id)sender {}
      @end
      @implementation New
      - (void)press:(id)sender { [super press:sender]; }
      @end
      """)
}

@Test func aClassThatNoDocumentUsesCanBeRenamedAtAnyPlace() {
  checkRename(
    """
    -- Kinds.swift --
    class 1️⃣Model {
      static let shared = 2️⃣Model()
    }
    extension 3️⃣Model { func copy() -> 4️⃣Model { self } }
    """, of: "Model", to: "Record",
    becomes: """
      -- Kinds.swift --
      class Record {
        static let shared = Record()
      }
      extension Record { func copy() -> Record { self } }
      """)
  checkRename(
    """
    -- Kinds.h --
    @interface 1️⃣Old : NSObject
    + (2️⃣Old *)shared;
    @end
    -- Kinds.m --
    @implementation 3️⃣Old
    + (4️⃣Old *)shared { return [5️⃣Old new]; }
    @end
    -- Use.swift --
    let old = 6️⃣Old.shared
    """, of: "Old", to: "New",
    becomes: """
      -- Kinds.h --
      @interface New : NSObject
      + (New *)shared;
      @end
      -- Kinds.m --
      @implementation New
      + (New *)shared { return [New new]; }
      @end
      -- Use.swift --
      let old = New.shared
      """)
}
