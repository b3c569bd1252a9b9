import type { ListQuery } from '../schema-list';
import { type ListPage, listPage } from './list-page';

/** One card of the listing. */
export type MemorialCardView = {
  id: string;
  fullName: string;
  birthDate: string;
  deathDate: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
};

export type MemorialList = ListPage<MemorialCardView>;

/** Public memorials that match, a page of them. Private ones are not counted either. */
export async function listMemorials(query: ListQuery): Promise<MemorialList> {
  const { memorials, ...page } = await listPage({ isPublic: true }, query);
  return { memorials: memorials.map(({ isPublic: _, ...card }) => card), ...page };
}
