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

/** Starts a resumable upload to a gallery. */
export const apiUploads = (id: string, batch: string, place: number, audience: string) =>
  `/api/memorials/media/${id}/uploads?batch=${batch}&place=${place}&audience=${audience}`;
export const apiUpload = (id: string, uploadId: string) =>
  `/api/memorials/media/${id}/uploads/${uploadId}`;
export const apiUploadPiece = (id: string, uploadId: string, offset: number) =>
  `${apiUpload(id, uploadId)}?offset=${offset}`;
export const apiCompleteUpload = (id: string, uploadId: string) =>
  `${apiUpload(id, uploadId)}/complete`;

/** The page shown after a memorial was created without a payment. */
export const memorialCreated = (memorialId: string) =>
  `/memorial-payment/success?memorial_id=${memorialId}`;
