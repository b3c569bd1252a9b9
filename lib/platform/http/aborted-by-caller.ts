/**
 * Whether this is the error with which Node ends the body of a request whose caller closes the connection in the middle
 * of it.
 */
export const isAbortedByCaller = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ECONNRESET' &&
  error.message === 'aborted';
