import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemorialGallery } from '@/components/memorials/gallery/memorial-gallery';
import { photosForPrint } from '@/components/memorials/gallery/photos-for-print';
import { toApiGallery } from '@/lib/media/api-form';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { apiGalleryPage } from '@/lib/memorials/api-paths';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({
  useParams: () => ({ language: 'en' }),
  useRouter: () => ({}),
}));

const ID = 'Memorial1234';
const LABELS = { photo: 'Photo of Ada', familyOnly: 'Only for the family' };

const items = (from: number, count: number, type: GalleryItem['type'] = 'photo'): GalleryItem[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `${type}${from + at}`, type, caption: '', fileName: '', bytes: 1 },
    ...{ width: 3, height: 2, blurhash: null, hasPoster: false, hasSent: false },
    playback: type === 'video' ? ('everywhere' as const) : null,
    audience: 'page' as const,
  }));
const photosIn = (html: string) =>
  [...html.matchAll(/ src="\/media\/(photo\d+)\/560"/g)].map(([, id]) => id);

afterEach(() => vi.unstubAllGlobals());

describe('the printed gallery', () => {
  it('has every photo of all pages once, in order, and nothing else', async () => {
    const counts = { photo: 50, video: 1, document: 1 };
    const pages = [
      { pictures: [...items(0, 47), ...items(0, 1, 'video')], documents: [], counts },
      // Somebody has added a photo in the meantime, so photo 46 is on this page, too.
      { pictures: items(46, 4), documents: items(0, 1, 'document'), counts },
    ].map(toApiGallery);
    vi.stubGlobal('fetch', async (path: string) => {
      const at = pages.findIndex((_, index) => path === apiGalleryPage(ID, index + 1));
      return Response.json(pages[at]);
    });
    const html = renderToStaticMarkup(await photosForPrint(ID, LABELS));
    expect(photosIn(html)).toEqual(items(0, 50).map(({ id }) => id));
    expect(html).not.toMatch(/video0|document0/);
  });

  it('marks what is only for the family, and has the captions', async () => {
    const [photo] = items(0, 1);
    const pictures = [{ ...photo, caption: 'A harp', audience: 'family' }] as GalleryItem[];
    const counts = { photo: 1, video: 0, document: 0 };
    vi.stubGlobal('fetch', async () =>
      Response.json(toApiGallery({ pictures, documents: [], counts })),
    );
    const html = renderToStaticMarkup(await photosForPrint(ID, LABELS));
    expect(html).toContain('A harp</bdi>');
    expect(html).toContain('Only for the family');
  });

  it('says how many photos the page leaves out on paper, where videos are not printed', () => {
    const note = (pictures: GalleryItem[], photo: number, video: number) =>
      /<p class="more-photos hidden print:block">(.*?)<\/p>/.exec(
        renderToStaticMarkup(
          withEnglishMessages(
            <MemorialGallery
              memorialId={ID}
              name="Ada"
              gallery={{ pictures, documents: [], counts: { photo, video, document: 0 } }}
            />,
          ),
        ),
      )?.[1];
    expect(note([...items(0, 10), ...items(0, 2, 'video')], 50, 3)).toBe(
      '40 more photographs are on the page. Its Print button prints them all.',
    );
    expect(note([...items(0, 10), ...items(0, 2, 'video')], 10, 30)).toBeUndefined();
  });
});
