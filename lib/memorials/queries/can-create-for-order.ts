import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { loadUsableOrder } from './usable-order';

/** Whether the viewer has paid this order and can still create its memorial, with POST /api/memorials. */
export async function canCreateForOrder(viewer: Viewer, orderId: string): Promise<boolean> {
  try {
    await loadUsableOrder(db(), viewer, orderId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
