import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ManagedItem } from '@/components/media/managed-item';
import { MediaManager } from '@/components/media/media-manager';
import { indexOfLastChosen } from '@/components/media/use-turn-to-added';
import { GALLERY_PAGE_SIZE } from '@/lib/media/gallery-rules';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const items = (count: number): ManagedItem[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `m${at}`, type: 'photo', caption: '', fileName: `${at}.jpg`, url: `/${at}` },
    ...{ posterUrl: null, playback: null, sentUrl: null, chosenPosition: null, audience: 'page' },
  }));
const pageButtons = (count: number) => {
  const html = renderToStaticMarkup(
    withEnglishMessages(
      <MediaManager items={items(count)} onChange={() => undefined} isUploading={false} />,
    ),
  );
  return [...html.matchAll(/<button[^>]* aria-label="(Page \d+ of \d+)"/g)].map(([, name]) => name);
};

describe('the media manager', () => {
  it('has a button for each page if there are more than two', () => {
    expect(pageButtons(2 * GALLERY_PAGE_SIZE)).toEqual([]);
    expect(pageButtons(2 * GALLERY_PAGE_SIZE + 1)).toEqual([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ]);
  });

  it.each([
    ['is the latest of those chosen on the page, wherever it is', [null, 3, null, 2], 1],
    ['is the first', [1], 0],
    ['is not there if all were in the gallery before', [null, null], -1],
    ['is not there in an empty gallery', [], -1],
  ])('finds the file that was added last: it %s', (_, chosen, index) => {
    const added = chosen.map((chosenPosition) => ({ chosenPosition }));
    expect(indexOfLastChosen(added)).toBe(index);
  });
});
