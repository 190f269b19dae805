// What the compared files use of Apple's headers, as far as declarations need it. Written for the comparison.
#define IBOutlet __attribute__((iboutlet))
#define IBOutletCollection(C) __attribute__((iboutletcollection(C)))
#define IBAction void)__attribute__((ibaction)
#define IBSegueAction
#define IBInspectable
#define IB_DESIGNABLE
#define NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_END
#define NS_SWIFT_NAME(...)
#define NS_ENUM(t, n) enum n : t n; enum n : t
#define NS_CLOSED_ENUM(t, n) enum n : t n; enum n : t
#define NS_OPTIONS(t, n) enum n : t n; enum n : t
#define CF_ENUM(t, n) enum n : t n; enum n : t
#define CF_OPTIONS(t, n) enum n : t n; enum n : t
#define NS_ERROR_ENUM(d, n) enum n : long n; enum n : long
#define NS_STRING_ENUM
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#define NS_DESIGNATED_INITIALIZER
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REFINED_FOR_SWIFT
#define NS_REQUIRES_SUPER
#define NS_REQUIRES_NIL_TERMINATION
#define NS_FORMAT_FUNCTION(a, b)
#define NS_FORMAT_ARGUMENT(a)
#define NS_RETURNS_RETAINED
#define NS_RETURNS_NOT_RETAINED
#define NS_NOESCAPE
#define NS_SWIFT_UNAVAILABLE(...)
#define NS_SWIFT_NOTHROW
#define NS_SWIFT_UI_ACTOR
#define NS_SWIFT_SENDABLE
#define NS_AVAILABLE(...)
#define NS_AVAILABLE_MAC(...)
#define NS_AVAILABLE_IOS(...)
#define NS_CLASS_AVAILABLE(...)
#define NS_CLASS_AVAILABLE_IOS(...)
#define NS_CLASS_AVAILABLE_MAC(...)
#define NS_CLASS_DEPRECATED_IOS(...)
#define NS_DEPRECATED(...)
#define NS_DEPRECATED_MAC(...)
#define NS_DEPRECATED_IOS(...)
#define NS_EXTENSION_UNAVAILABLE(...)
#define NS_EXTENSION_UNAVAILABLE_IOS(...)
#define NS_ROOT_CLASS
#define NS_INLINE static inline
#define NS_BLOCK_ASSERTIONS 1
#define API_AVAILABLE(...)
#define API_UNAVAILABLE(...)
#define API_DEPRECATED(...)
#define API_DEPRECATED_WITH_REPLACEMENT(...)
#define DEPRECATED_ATTRIBUTE
#define DEPRECATED_MSG_ATTRIBUTE(...)
#define UI_APPEARANCE_SELECTOR
#define UIKIT_EXTERN extern
#define FOUNDATION_EXPORT extern
#define FOUNDATION_EXTERN extern
#define APPKIT_EXTERN extern
#define OBJC_EXPORT extern
#define TARGET_OS_IPHONE 0
#define TARGET_OS_IOS 0
#define TARGET_OS_OSX 1
#define TARGET_OS_MAC 1
#define TARGET_OS_TV 0
#define TARGET_OS_WATCH 0
#define TARGET_OS_SIMULATOR 0
#define __deprecated_msg(...)
#define __IOS_AVAILABLE(...)
#define __unused __attribute__((unused))
#define YES ((signed char)1)
#define NO ((signed char)0)
#define nil ((id)0)
#define Nil ((Class)0)
#ifndef NULL
#define NULL ((void *)0)
#endif
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef unsigned int OSStatus;
typedef unsigned char Boolean;
typedef struct { double x, y; } CGPoint, NSPoint;
typedef struct { double width, height; } CGSize, NSSize;
typedef struct { CGPoint origin; CGSize size; } CGRect, NSRect;
typedef struct { unsigned long location, length; } NSRange, *NSRangePointer;
@class NSInvocation, NSMethodSignature, NSString;
@protocol NSObject
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject> { Class isa; }
@end
@protocol NSCopying @end
@protocol NSMutableCopying @end
@protocol NSCoding @end
@protocol NSSecureCoding @end
@protocol NSFastEnumeration @end
@interface NSArray<__covariant T> : NSObject @end
@interface NSMutableArray<T> : NSArray<T> @end
@interface NSSet<__covariant T> : NSObject @end
@interface NSMutableSet<T> : NSSet<T> @end
@interface NSOrderedSet<__covariant T> : NSObject @end
@interface NSMutableOrderedSet<T> : NSOrderedSet<T> @end
@interface NSDictionary<__covariant K, __covariant V> : NSObject @end
@interface NSMutableDictionary<K, V> : NSDictionary<K, V> @end
@interface NSCache<K, V> : NSObject @end
@interface NSMapTable<K, V> : NSObject @end
@interface NSHashTable<T> : NSObject @end
@interface NSEnumerator<T> : NSObject @end
@interface NSMeasurement<T> : NSObject @end
