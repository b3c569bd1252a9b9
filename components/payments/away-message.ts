import { ApiError } from '@/lib/browser/api';

/** What the server says where something that it needs is away or full (503, 507); else ''. */
export const awayMessage = (thrown: unknown): string =>
  thrown instanceof ApiError && (thrown.status === 503 || thrown.status === 507)
    ? thrown.message
    : '';
