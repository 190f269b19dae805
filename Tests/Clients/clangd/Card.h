#import "Kit.h"
@interface Card : UIView { IBOutlet UILabel *box; }
@property (nonatomic, assign) IBOutlet UILabel *caption;
- (UILabel *)box;
- (void)setBox:(UILabel *)other;
- (IBAction)press:(id)sender with:(id)event;
@end
