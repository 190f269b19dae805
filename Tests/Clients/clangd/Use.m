#import "Card.h"
void use(Card *card) { [card.caption sizeToFit]; [card press:card with:card.box]; SEL press = @selector(press:with:); }
