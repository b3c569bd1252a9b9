import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { EndedReading, FriendReadingPage } from '@/components/condolences/friend-reading-page';
import type { FriendReading } from '@/lib/condolences/queries/friend-reading';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({ useParams: () => ({ language: 'en' }) }));

const condolence = (message: string) => ({
  id: 'mwPkuvJ2NRty',
  revision: 'x'.repeat(22),
  authorName: 'Thandi',
  message,
  picture: { id: 'pwPkuvJ2NRty', width: 800, height: 600, blurhash: null },
  createdAt: '2026-03-01T12:00:00Z',
});

const htmlFor = (reading: Partial<FriendReading>, done: 'set_aside' | 'judged' | null = null) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <FriendReadingPage
        secret="SecretSecretSecret2222"
        reading={{
          fullName: 'Sipho Ndlovu',
          isResting: false,
          unread: [],
          setAside: [],
          ...reading,
        }}
        done={done}
        errorCode={null}
      />,
    ),
  );
const actsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*value="(\w+)"/g)].map(([, act]) => act);

it('offers to pass on or set aside what is unread, by a form that names the words that were read', () => {
  const html = htmlFor({ unread: [condolence('She was kind.')] });
  expect(actsIn(html)).toEqual(['pass', 'set_aside']);
  expect(html).toContain(
    'action="/api/condolences/first-reader/SecretSecretSecret2222?language=en"',
  );
  expect(html).toContain(`name="revision" value="${'x'.repeat(22)}"`);
});

it('shows pictures only when they are opened, and only by the link', () => {
  const html = htmlFor({ unread: [condolence('She was kind.')] });
  expect(html).toMatch(/<details><summary[^>]*>Show the picture<\/summary><img[^>]*loading="lazy"/);
  expect(html).not.toContain('/media/');
});

it('folds away what was set aside, which can only be passed on', () => {
  const html = htmlFor({ setAside: [condolence('Cruel words.')] });
  expect(actsIn(html)).toEqual(['pass']);
  expect(html.indexOf('<details')).toBeLessThan(html.indexOf('Cruel words.'));
  expect(html).toContain('There is nothing to read at the moment.');
});

it('says that nobody can write now while the memorial is frozen, not why', () => {
  const html = htmlFor({ isResting: true });
  expect(html).toContain('Nobody can write on this page at the moment. Please try again later.');
  expect(html).not.toContain('frozen');
});

it('says what happened, also if somebody else had decided before', () => {
  expect(htmlFor({}, 'set_aside')).toContain('Set aside. The family sees it only when they ask');
  const html = htmlFor({}, 'judged');
  expect(html).toContain('Somebody has already decided about this.');
  expect(html).not.toContain('Set aside.');
});

it('says of an ended link that it no longer works', () => {
  const html = renderToStaticMarkup(withEnglishMessages(<EndedReading />));
  expect(html).toMatch(/<h1[^>]*>This link no longer works</);
});
