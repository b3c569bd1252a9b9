import { ApiError } from '@/lib/browser/api';

/** Returns the server's message if a service it needs is unavailable or storage is full (503, 507); else ''. */
export const unavailableMessage = (thrown: unknown): string =>
  thrown instanceof ApiError && (thrown.status === 503 || thrown.status === 507)
    ? thrown.message
    : '';
