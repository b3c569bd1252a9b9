import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ActionBar } from '@/components/memorials/page/action-bar';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({ useParams: () => ({ language: 'en' }) }));

const htmlFor = (acceptsCondolences: boolean, acceptsFlowers: boolean) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <ActionBar
        memorialId="mwPkuvJ2NRty"
        name="Ada Lovelace"
        years="1815 - 1852"
        pageUrl="https://perennial.example/memorial/mwPkuvJ2NRty"
        acceptsCondolences={acceptsCondolences}
        acceptsFlowers={acceptsFlowers}
      />,
    ),
  );

it.each([
  { condolences: true, flowers: true, labels: ['Write', 'Send flowers', 'Share'] },
  { condolences: true, flowers: false, labels: ['Write', 'Share'] },
  { condolences: false, flowers: true, labels: ['Send flowers', 'Share'] },
  { condolences: false, flowers: false, labels: ['Share'] },
])('offers what the family accepts, words before flowers: $labels', (accepts) => {
  const html = htmlFor(accepts.condolences, accepts.flowers);
  expect(html.split(/<[^>]+>/).filter(Boolean)).toEqual(accepts.labels);
});

it('is hidden without JavaScript if only sharing is left, which needs it', () => {
  expect(htmlFor(false, false)).toContain('noscript:hidden!');
  expect(htmlFor(true, false)).not.toContain('noscript:hidden!');
});
