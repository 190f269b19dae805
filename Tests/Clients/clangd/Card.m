#import "Card.h"
@implementation Card
- (UILabel *)box { return box; }
- (void)setBox:(UILabel *)other { box = other; self->box = other; }
- (IBAction)press:(id)sender with:(id)event {
  self.caption.text = 0; [_caption sizeToFit]; [[self caption] sizeToFit]; [self setCaption:0];
  [self setBox:self.box]; self.box = [self box];
}
@end
