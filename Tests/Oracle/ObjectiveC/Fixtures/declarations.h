/* @interface Commented : NSObject @end */
#ifndef DECLARATIONS_H
#define DECLARATIONS_H
#import <UIKit/UIKit.h>
// @interface AlsoCommented : NSObject
@class Forward, Later;
@protocol ForwardProtocol, LaterProtocol;
#define MAKE(name) \
  @interface name : NSObject @end
NS_ASSUME_NONNULL_BEGIN
extern NSString *const Key;
typedef NS_ENUM(NSInteger, Mode) { ModeOne = -1, ModeTwo };
static inline int add(int a, int b) { return a - (b); }

@protocol Refined <NSObject, NSCopying>
@property (nonatomic, readonly) UILabel *required;
- (void)must:(id)sender;
@optional
- (BOOL)may:(UIButton *)sender with:(nullable NSString *)text;
@end

IB_DESIGNABLE NS_SWIFT_NAME(Badge)
@interface ABBadge : UIView <Refined, ForwardProtocol> {
@public
  IBOutlet UILabel *marked, *alsoMarked;
  int count;
@private
  struct { int x; int y; } _point;
  unsigned int flag : 1;
  __weak id<Refined> _delegate;
  NSString *names[3];
  void (^_block)(int);
}
@property (nonatomic, weak, nullable) IBOutlet UILabel *titleLabel;
@property(strong)IBOutlet id any;
@property IBOutlet UIView<Refined> *conforming;
@property (weak) IBOutlet id<Refined, NSCopying> delegate;
@property (nonatomic, strong) IBOutletCollection(UIButton) NSArray *buttons;
@property (nonatomic, strong) IBOutletCollection(UIView) NSArray<UIView *> *views;
@property (nonatomic, copy) void (^handler)(BOOL ok, NSString *text);
@property (nonatomic, copy, nullable) BOOL (^validator)(NSString *);
@property (nonatomic, assign) int (*callback)(void);
@property (nonatomic, setter=configureRadius:, getter=cornerRadius) IBInspectable CGFloat radius UI_APPEARANCE_SELECTOR;
@property (class, readonly) ABBadge *shared;
@property (nonatomic, readonly) NSDictionary<NSString *, NSArray<UIView *> *> *map;
@property (nonatomic) unsigned long long total;
@property (nonatomic, strong) __kindof UIView * _Nullable kind NS_SWIFT_NAME(kindOf);
@property (nonatomic, strong) NSString *first, *second;
@property (nonatomic) Mode mode API_AVAILABLE(ios(9.0));
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (IBAction)tap;
- (IBAction)tap:(id)sender;
- (IBAction) spaced : (UIButton *) sender ;
- (IBAction)tap:(nullable id)sender forEvent:(UIEvent *)event;
- (void)unnamed:(int)a :(int)b;
- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)done:(void (^)(NSArray<UIView *> *views, NSError *error))block NS_SWIFT_NAME(finish(_:));
- untyped;
- untyped:sender;
+ (instancetype)make;
- (void)old:(id)sender __attribute__((deprecated("use - (void)tap:(id)sender; instead")));
@end

@interface ABBadge (Category) <LaterProtocol>
@property (readonly) NSString *described;
- (void)categorized:(Forward *)forward;
@end

@interface NSArray<ObjectType> (Category)
- (void)extended;
@end
@interface ABList<Element> : NSObject
- (void)add:(Element)element;
@end
@interface ABViews : ABList<UIView *>
@end
@interface ABViewsToo : ABList<UIView *> <NSCopying>
@end
#if TARGET_OS_OSX
@interface ABHere : NSObject
#if 0
@property int dead; don't read this
#else
@property int alive;
#endif
@end
#endif
NS_ASSUME_NONNULL_END
#endif
