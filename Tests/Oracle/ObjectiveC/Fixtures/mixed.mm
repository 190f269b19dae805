#include <vector>
namespace cpp {
struct Box { int value; int get() const { return value; } };
template <typename T> T twice(T value) { return value + value; }
}
extern "C" {
int plain(void);
}
@interface Mixed : NSObject {
  cpp::Box _box;
  IBOutlet id outlet;
}
@property (nonatomic) cpp::Box box;
@property IBOutlet UILabel *label;
- (void)lambda:(id)sender;
@end
static const char *raw = R"x(@end } " )" - (void)no; )x";
@implementation Mixed
- (void)lambda:(id)sender {
  auto f = [=](int a) -> int { return a > 3 ? a << 2 : 1'000; };
  f(cpp::twice<int>(2));
}
- (IBAction)after:(id)sender { const char *s = R"(})"; }
@end
