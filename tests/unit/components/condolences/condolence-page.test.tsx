import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CondolencePage } from '@/components/condolences/condolence-page';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { wait } from '@/lib/platform/language/wait';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({ useParams: () => ({ language: 'en' }) }));

const htmlFor = (token: string | null, refusal: Message | null, errorCode: string | null = null) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <CondolencePage
        memorialId="mwPkuvJ2NRty"
        name="Sipho Ndlovu"
        token={token}
        refusal={refusal}
        errorCode={errorCode}
        wait={wait(37 * 60)}
        values={{}}
        page={1}
        list={{ condolences: [], totalItems: 0, totalPages: 1 }}
      />,
    ),
  );

it.each([
  [
    messageFor('condolences.refusals.closed'),
    'The family does not accept condolences on this page.',
  ],
  [
    messageFor('keepers.refusals.resting'),
    'Nobody can write on this page at the moment. Please try again later.',
  ],
  [
    messageFor('keepers.refusals.unkept'),
    'This page has no keeper at the moment and stays as it is.',
  ],
] as const)('explains why nobody can write, without a form: $key', (refusal, explanation) => {
  const html = htmlFor(null, refusal);
  expect(html).toContain(explanation);
  expect(html).not.toMatch(/<form|<textarea|frozen/);
  expect(htmlFor('token', null)).toContain('<textarea');
});

it('says how long to wait after too many condolences', () => {
  expect(htmlFor('token', null, 'too_many')).toContain('Please try again in 37 minutes.');
});

it('says that the words can be sent without a picture when there are too many pictures', () => {
  expect(htmlFor('token', null, 'too_many_pictures')).toContain(
    'Please send your words without one, or try again in 37 minutes.',
  );
});
