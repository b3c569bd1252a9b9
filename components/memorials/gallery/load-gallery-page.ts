import { callApi } from '@/lib/browser/api';
import type { toApiGallery } from '@/lib/media/api-form';
import { apiGalleryPage } from '@/lib/memorials/api-paths';

/**
 * Loads a page of a memorial's whole gallery as the viewer may see it.
 * @param page from 1
 * @returns its items, and how many pages there are
 * @throws ApiError
 */
export async function loadGalleryPage(memorialId: string, page: number) {
  const { additionalMedia, totalPages } = await callApi<ReturnType<typeof toApiGallery>>(
    apiGalleryPage(memorialId, page),
  );
  const items = additionalMedia.map(({ _id, poster, ...item }) => ({
    ...item,
    id: _id,
    hasPoster: poster !== null,
  }));
  return { items, totalPages };
}
