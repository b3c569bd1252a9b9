import path from 'node:path';

const FILE = 'dist/main.mjs';

/**
 * Node's arguments for the compiled server of one instance. The young generation of the heap is small, and the old one
 * is limited and grows slowly, so that memory is freed and not kept until the machine is full. Source maps are not
 * loaded, to save memory: `npm run trace` reads them on demand (docs/decisions/0066).
 */
export const SERVER_ARGS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  '--heap-growing-percent=20',
  FILE,
];

/**
 * Node's arguments for `npm run dev`, where the server compiles pages and so needs more memory, and where people read
 * stack traces.
 */
export const DEVELOPMENT_SERVER_ARGS = ['--enable-source-maps', FILE];

/**
 * The server's environment besides the settings. It makes glibc use one arena for all threads, and return free blocks
 * of a megabyte to the system at once. By default, glibc raises that threshold over time.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/**
 * The environment of a server that runs from a release. Node stores its compile cache there when a server ends, so that
 * the next one starts in two thirds of the time (docs/decisions/0022).
 */
export const releaseEnvironment = (release: string): Record<string, string> => ({
  ...SERVER_ENVIRONMENT,
  NODE_COMPILE_CACHE: path.join(release, 'compile-cache'),
});
