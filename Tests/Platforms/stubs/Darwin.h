#include <copyfile.h>
#include <crt_externs.h>
#include <ctype.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <libgen.h>
#include <limits.h>
#include <locale.h>
#include <mach/mach.h>
#include <mach/mach_time.h>
#include <malloc/malloc.h>
#include <math.h>
#include <os/lock.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/acl.h>
#include <sys/errno.h>
#include <sys/fcntl.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/param.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysctl.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>
#include <xlocale.h>

// sys/xattr.h is not among the headers.
ssize_t getxattr(const char *path, const char *name, void *value, size_t size, unsigned int position, int options);
ssize_t fgetxattr(int fd, const char *name, void *value, size_t size, unsigned int position, int options);
int setxattr(const char *path, const char *name, const void *value, size_t size, unsigned int position, int options);
int fsetxattr(int fd, const char *name, const void *value, size_t size, unsigned int position, int options);
ssize_t listxattr(const char *path, char *namebuff, size_t size, int options);
ssize_t flistxattr(int fd, char *namebuff, size_t size, int options);
int removexattr(const char *path, const char *name, int options);
