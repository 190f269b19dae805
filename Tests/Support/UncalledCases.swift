extension Case {
  /// Names in code that nothing runs, and cells that no code dequeues.
  static let uncalled: [Case] = [
    Case(
      "a cell that code registers and only other names, comments and dependencies hold is never made",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.m", "Main.storyboard", "SongCell.xib"])))
      -- Pods/Kit/Kit.m --
      @implementation Kit
      - (void)test { [@"test" writeToFile:@"x"]; }
      @end
      -- List.m --
      @interface List : UITableViewController
      @end
      @implementation List
      - (void)viewDidLoad {
        UINib *nib = [UINib nibWithNibName:@"SongCell" bundle:nil];
        [self.tableView registerNib:nib forCellReuseIdentifier:@"SongCellType"];
        //                                                       ^^^^^^^^^^^^ warning reuse-identifier-mismatch: no code dequeues this cell
        [self.tableView registerNib:nib forCellReuseIdentifier:@"test"];
        //                                                       ^^^^ warning reuse-identifier-mismatch: no code dequeues this cell
        [self.tableView registerNib:nib forCellReuseIdentifier:@"RowKind"];
        //                                                       ^^^^^^^ error reuse-identifier-mismatch
      }
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
        static NSString *name = @"SongCell";
        // dequeues @"SongCellType"
        [self fill:[NSString stringWithFormat:@"%@Kind", @"Row"]];
        return [tableView dequeueReusableCellWithIdentifier:name];
      }
      @end
      -- SongCell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="SongCell" id="c"/>
      -- Main.storyboard --
      <tableViewController id="a" customClass="List"><tableView key="view" id="t"/></tableViewController>
      """#),
    Case(
      "a prototype that code dequeues only in a comment is never made",
      #"""
      -- Settings.m --
      @interface Settings : UITableViewController
      @end
      @implementation Settings
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
        // return [tableView dequeueReusableCellWithIdentifier:@"cell"];
        return [tableView dequeueReusableCellWithIdentifier:@"row"];
      }
      - (void)cell {}
      - (void)show { [self cell]; }
      @end
      -- Main.storyboard --
      <tableViewController id="a" customClass="Settings"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="cell" id="c1"><switch id="w1"><connections><action selector="one:" destination="a" eventType="valueChanged" id="a1"/></connections></switch></tableViewCell>
        <!--                                                                                         ^^^^ warning missing-action: (no code dequeues this cell) -->
        <tableViewCell reuseIdentifier="row" id="c2"><switch id="w2"><connections><action selector="two:" destination="a" eventType="valueChanged" id="a2"/></connections></switch></tableViewCell>
        <!--                                                                                        ^^^^ error missing-action -->
      </prototypes></tableView></tableViewController>
      """#),
  ]
}
