import { ApiError } from '@/lib/browser/api';

/** Returns the message when the server sent no usable answer (product.md 8, "Return pages"). */
export const serverFault = (error: unknown) =>
  error instanceof ApiError && error.status >= 500
    ? `Server error (${error.status}). Please contact support.`
    : 'An unknown error occurred';
