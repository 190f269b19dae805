#import "declarations.h"
#pragma mark - Don't be confused
static NSString *text = @"@end } - (void)fake;";
static char quote = '"', brace = '}';

@interface Screen : NSObject {
  IBOutlet id old;
}
@property (readonly) UILabel *label;
@property (strong) id renamed;
@property (strong) id dynamicOne, dynamicTwo;
@end

@interface Screen () <NSCopying>
@property (readwrite) IBOutlet UILabel *label;
@property (nonatomic) BOOL hidden;
@end

@implementation Screen {
  int _count;
  IBOutlet UIView *hiddenView;
}
@synthesize renamed = _other, label;
@dynamic dynamicOne, dynamicTwo;

+ (void)load {
  void (^swap)(void) = ^{ [self hash:'"' with:@"{" and:@[ @{ @"a" : @"}" } ]]; };
}

static int helper(int a) { return a / 2; /* } */ }

- (id)init { if (self) { // don't stop: }
  } return self; }

- (void)branches:(id)a way:(id)b {
#if TARGET_OS_OSX
  if (a) {
#else
  if (b) {
#endif
    @autoreleasepool { @try { } @finally { } }
  }
}

- (void)semicolon:(id)sender;
{
  int x = 3
    - (4);
}

- (IBAction)after:(__unused id)sender { @protocol(NSCopying); }
- (int)line
{
  return 1'000 ? '\'' : '\\';
}
- (void) attributed:(id)sender __attribute__((unused)) { }
@end

@implementation Screen (Help)
- (IBAction)help:(id)sender {}
@end

@implementation Undeclared
- (void)work {}
@end
