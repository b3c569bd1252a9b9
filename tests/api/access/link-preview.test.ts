import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getPreview } from '@/app/[language]/(site)/memorial/[id]/preview.jpg/route';
import { VISIBILITIES, type Visibility } from '@/lib/access/rules';
import {
  closedMemorialMetadata,
  memorialGalleryMetadata,
  memorialMetadata,
} from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { db } from '@/lib/platform/db/client';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { addMemorialWithPicture } from '../../ports/media/memorial-with-picture';
import { call } from '../../support/call';
import { ada } from '../../support/cast';

const NAME = 'Preview Canary';
const ids = new Map<Visibility, string>();

beforeAll(async () => {
  const owner = await ada();
  for (const visibility of VISIBILITIES) {
    const { id } = await addMemorialWithPicture(owner.user.id, true);
    const data = { visibility, passwordHash: 'a hash', passwordHint: 'Hint', fullName: NAME };
    await db().memorial.update({ where: { id }, data, select: { id: true } });
    ids.set(visibility, id);
  }
});

/** Returns the page's metadata for visitors, and the status of its preview card. */
async function preview(level: Visibility) {
  const id = ids.get(level) ?? '';
  const page = await getMemorialPage(id, null, 'en');
  const metadata = page
    ? memorialMetadata(page, 'en')
    : closedMemorialMetadata(await closedMemorial(id), translatorFor('en'));
  const card = await call(getPreview, { params: { id } });
  return { text: JSON.stringify(metadata).replaceAll(id, 'ID'), card: card.status };
}

describe('the link preview of a memorial', () => {
  it.each(['public', 'unlisted'] as const)(
    'has the name and the preview card at the level %s',
    async (level) => {
      const { text, card } = await preview(level);
      expect(text).toContain(NAME);
      expect(text).toContain('/memorial/ID/preview.jpg?v=');
      expect(card).toBe(200);
    },
  );

  it.each(['password', 'invited'] as const)(
    "has a neutral text, and leaves the picture to the site's preview, at the level %s",
    async (level) => {
      const { text, card } = await preview(level);
      // An `openGraph` of its own would replace that of the root layout.
      expect(JSON.parse(text)).toEqual({
        title: 'A page for family and friends',
        robots: { index: false, follow: false },
      });
      expect(card).toBe(404);
    },
  );

  it('says that there is no memorial at the level keepers', async () => {
    const { text, card } = await preview('keepers');
    expect(JSON.parse(text)).toEqual({ title: 'Memorial not found.', robots: { index: false } });
    expect(card).toBe(404);
  });
});

describe('the link preview of a page of a gallery', () => {
  it.each([
    [1, 'Gallery of Preview Canary', ''],
    [2, 'Gallery of Preview Canary · Page 2 of 9', '?page=2'],
  ])('has the title and the address of page %i', async (page, title, query) => {
    const id = ids.get('public') ?? '';
    const memorial = await getMemorialPage(id, null, 'en');
    if (!memorial) throw new Error('the memorial is public');
    const metadata = memorialGalleryMetadata(memorial, 'en', { page, pages: 9 });
    const url = expect.stringMatching(new RegExp(`/gallery/${id}${query.replace('?', '[?]')}$`));
    expect(metadata).toMatchObject({
      title,
      alternates: { canonical: url },
      openGraph: { title, url, images: [expect.anything()] },
    });
  });
});
