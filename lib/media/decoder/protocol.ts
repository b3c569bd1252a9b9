/**
 * How much memory a decoder may use, in bytes. Node and sharp need about 90 MB of it (decision
 * 0037).
 */
export const MEMORY_LIMIT = 170 * 1024 * 1024;
/** The message a decoder sends when it can receive jobs. */
export const READY = 'ready';
