import path from 'node:path';

const FILE = 'dist/main.mjs';

/**
 * Node's arguments for the server of one instance, as `compileServer` leaves it. The young part of the heap
 * is small and the old part bounded and slow to grow: what a page leaves behind is given back, not kept until the
 * machine's memory is used. Source maps would be in memory too: `npm run trace` reads
 * them when they are wanted (docs/decisions/0066).
 */
export const SERVER = [
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  '--heap-growing-percent=20',
  FILE,
];

/** The same for `npm run dev`, where the server compiles pages: it needs more memory, and readers of stack traces. */
export const DEVELOPMENT_SERVER = ['--enable-source-maps', FILE];

/**
 * What the server's environment has beside the settings: glibc keeps freed memory in one place for all threads, and gives
 * blocks of a megabyte back as soon as they are free. Without these it waits for ever larger ones.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/**
 * The environment of a server that runs from a release. Node keeps what it has compiled there when a server ends, so that the
 * next one is ready in two thirds of the time (docs/decisions/0022).
 */
export const environmentOf = (release: string): Record<string, string> => ({
  ...SERVER_ENVIRONMENT,
  NODE_COMPILE_CACHE: path.join(release, 'compile-cache'),
});
