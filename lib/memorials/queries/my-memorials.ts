import type { ListQuery } from '../schema-list';
import type { MemorialCardView } from './list-memorials';
import { type ListPage, listPage } from './list-page';

/** A card of one's own list, where private memorials are, too. */
export type OwnMemorialCardView = MemorialCardView & { isPublic: boolean };

/** What a person created and matches, a page of it. Being an admin adds nothing here. */
export const myMemorials = (
  userId: string,
  query: ListQuery,
): Promise<ListPage<OwnMemorialCardView>> => listPage({ createdById: userId }, query);
