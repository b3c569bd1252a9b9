import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CondolencePage } from '@/components/condolences/condolence-page';
import { inEnglish } from '@/tests/support/in-english';

vi.mock('next/navigation', () => ({ useParams: () => ({ language: 'en' }) }));

const htmlFor = (token: string | null, refusal: 'conflict' | 'forbidden' | null) =>
  renderToStaticMarkup(
    inEnglish(
      <CondolencePage
        memorialId="mwPkuvJ2NRty"
        name="Sipho Ndlovu"
        isKept
        token={token}
        refusal={refusal}
        problem={null}
        typed={{}}
        page={1}
        list={{ condolences: [], totalItems: 0, totalPages: 1 }}
      />,
    ),
  );

it.each([
  ['conflict', 'The family does not accept condolences on this page.'],
  ['forbidden', 'Nobody can write on this page at the moment. Please try again later.'],
] as const)('has no form where nobody can leave words, and says so: %s', (refusal, words) => {
  const html = htmlFor(null, refusal);
  expect(html).toContain(words);
  expect(html).not.toMatch(/<form|<textarea|frozen/);
  expect(htmlFor('token', null)).toContain('<textarea');
});
