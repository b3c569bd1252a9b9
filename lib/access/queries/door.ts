import { cache } from 'react';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { readPublic } from '@/lib/platform/replica/read-public';
import { isOpen, type Visibility } from '../rules';

/** What keeps a stranger out of a memorial. */
export type Door = Exclude<Visibility, 'public' | 'unlisted'>;

/** What keeps strangers out of a memorial; null where nothing does, and where there is none. Read once for each page. */
export const doorOf: (id: string) => Promise<Door | null> = cache(async (id: string) => {
  if (!isPublicId(id)) return null;
  const memorial = await readPublic(memorialTag(id), (client) =>
    client.memorial.findUnique({ where: { id }, select: { visibility: true } }),
  );
  return memorial && !isOpen(memorial) ? (memorial.visibility as Door) : null; // isOpen has the others
});
