import { ApiError } from '@/lib/browser/api';

/** Returns the server's message if a service it needs is unavailable or storage is full (503, 507); else ''. */
export const unavailableMessage = (error: unknown): string =>
  error instanceof ApiError && (error.status === 503 || error.status === 507) ? error.message : '';
