/* Stands between a program and the C library: ends the program at a step of its work on files, or lets the step fail.
   IBLS_STEP: the number of the step, from 1; IBLS_FAULT: "kill" (before the step), "killed" (after it), or an errno.
   IBLS_STEPS: a file that gets the number of steps. IBLS_ENDLESS: a path whose file has no end.
   IBLS_SLOW: how many milliseconds it takes to open a file.
   Only what changes files counts: reading is not a step. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int steps;

static int now(void) {
  const char *step = getenv("IBLS_STEP");
  return step != NULL && steps == atoi(step);
}

/* -1 where the step is to fail. */
static int before(void) {
  steps++;
  const char *count = getenv("IBLS_STEPS");
  if (count != NULL) {
    FILE *file = fopen(count, "w");
    fprintf(file, "%d", steps);
    fclose(file);
  }
  if (!now()) return 0;
  const char *fault = getenv("IBLS_FAULT");
  if (strcmp(fault, "kill") == 0) kill(getpid(), SIGKILL);
  if (strcmp(fault, "killed") == 0) return 0;
  if (strncmp(fault, "signal ", 7) == 0) {
    /* The thread that writes gets it at once. Of a signal to the process any thread may take its time. */
    raise(atoi(fault + 7));
    return 0;
  }
  errno = atoi(fault);
  return -1;
}

static void after(void) {
  if (now() && strcmp(getenv("IBLS_FAULT"), "killed") == 0) kill(getpid(), SIGKILL);
}

#define STEP(TYPE, NAME, PARAMETERS, ARGUMENTS)                  \
  TYPE NAME PARAMETERS {                                         \
    static TYPE(*next) PARAMETERS;                               \
    if (next == NULL) next = (TYPE(*) PARAMETERS)dlsym(RTLD_NEXT, #NAME); \
    if (before() != 0) return -1;                                \
    TYPE result = next ARGUMENTS;                                \
    int code = errno;                                            \
    after();                                                     \
    errno = code;                                                \
    return result;                                               \
  }

STEP(int, rename, (const char *old, const char *new), (old, new))
STEP(int, unlink, (const char *path), (path))
STEP(int, mkdir, (const char *path, mode_t mode), (path, mode))
STEP(int, link, (const char *old, const char *new), (old, new))
STEP(int, fsync, (int file), (file))
STEP(int, ftruncate, (int file, off_t length), (file, length))
STEP(int, fchmod, (int file, mode_t mode), (file, mode))
STEP(int, fchown, (int file, uid_t user, gid_t group), (file, user, group))

/* Half of what is to be written is there when the program ends in the middle. */
ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  static ssize_t (*next)(int, const void *, size_t, off_t);
  if (next == NULL) next = (ssize_t(*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite");
  if (before() != 0) return -1;
  if (now() && strcmp(getenv("IBLS_FAULT"), "killed") == 0) next(file, bytes, count / 2, offset);
  after();
  return next(file, bytes, count, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t offset) { return pwrite(file, bytes, count, offset); }
int ftruncate64(int file, off_t length) { return ftruncate(file, length); }

int open(const char *path, int flags, ...) {
  static int (*next)(const char *, int, ...);
  if (next == NULL) next = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  const char *slow = getenv("IBLS_SLOW");
  if (slow != NULL) usleep((useconds_t)atoi(slow) * 1000);
  int changes = (flags & O_ACCMODE) != O_RDONLY && strncmp(path, "/dev/", 5) != 0;
  if (changes && before() != 0) return -1;
  int result = next(path, flags, mode);
  int code = errno;
  if (changes) after();
  errno = code;
  return result;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return open(path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t count) {
  static ssize_t (*next)(int, void *, size_t);
  if (next == NULL) next = (ssize_t(*)(int, void *, size_t))dlsym(RTLD_NEXT, "read");
  const char *endless = getenv("IBLS_ENDLESS");
  struct stat wanted, found;
  if (endless != NULL && stat(endless, &wanted) == 0 && fstat(file, &found) == 0 && wanted.st_ino == found.st_ino) {
    memset(bytes, ' ', count);
    return (ssize_t)count;
  }
  return next(file, bytes, count);
}
