import type { Viewer } from '@/lib/platform/auth/viewer';

type Owned = { createdById: string | null };

/** The creator or an admin may edit and delete a memorial (product.md 6). */
export const canEditMemorial = (viewer: Viewer | null, memorial: Owned) =>
  viewer !== null && (viewer.role === 'admin' || viewer.userId === memorial.createdById);

/** A private memorial is there for its creator and admins only (product.md). */
export const canSeeMemorial = (viewer: Viewer | null, memorial: Owned & { isPublic: boolean }) =>
  memorial.isPublic || canEditMemorial(viewer, memorial);
