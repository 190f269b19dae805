#define IBOutlet
#define IBAction void
__attribute__((objc_root_class)) @interface NSObject
@end
@interface UIView : NSObject
- (void)sizeToFit;
@end
@interface UILabel : UIView
@property UILabel *text;
@end
