import type { ServerResponse } from 'node:http';

/**
 * Lets Next compress an answer as a whole. It writes the router's form of a page line by line, some fifty of them within a few
 * milliseconds, and has each compressed and sent by itself, by a method that `compression` adds to the response: twice the bytes.
 */
export function compressWhole(response: ServerResponse): void {
  Object.defineProperty(response, 'flush', { get: () => undefined, set: () => {} });
}
