/*
 * Addresses that few pages need. They are not in paths.ts because every page loads that file with
 * its first script.
 */
import type { ContributionState } from '@/lib/media/contribution-rules';

/** The page where keepers publish or decline the files that contributors sent. */
export const memorialContributions = (id: string, state?: ContributionState) =>
  `/edit-memorial/${id}/contributions${state ? `?state=${state}` : ''}`;
export const apiContribution = (id: string, mediaId: string) =>
  `/api/memorials/${id}/contributions/${mediaId}`;
export const apiDecideContributions = (id: string) => `/api/memorials/${id}/contributions/decide`;

/** A page of the whole gallery. */
export const memorialGallery = (id: string, page = 1) =>
  `/gallery/${id}${page > 1 ? `?page=${page}` : ''}`;
/** The part of such a page with its documents. */
export const GALLERY_DOCUMENTS = 'gallery-documents';
export const memorialGalleryDocuments = (id: string, page: number) =>
  `${memorialGallery(id, page)}#${GALLERY_DOCUMENTS}`;
export const apiGalleryPage = (id: string, page: number) =>
  `/api/memorials/${id}/gallery?page=${page}`;

/** The page shown after a memorial was created without a payment. */
export const memorialCreated = (memorialId: string) =>
  `/memorial-payment/success?memorial_id=${memorialId}`;
