import { ApiError } from '@/lib/client/api';

/** What a return page says when the server gave no answer it can use (spec 8, "Return pages"). */
export const serverFault = (error: unknown) =>
  error instanceof ApiError && error.status >= 500
    ? `Server error (${error.status}). Please contact support.`
    : 'An unknown error occurred';
