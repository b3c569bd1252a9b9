import { belongsTo, type Kept } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';

/** A private memorial is there for its keepers and admins only (product.md). */
export const canSeeMemorial = (viewer: Viewer | null, memorial: Kept & { isPublic: boolean }) =>
  memorial.isPublic || belongsTo(viewer, memorial);
