import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DecisionButtons } from '@/components/condolences/queue/decision-buttons';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({ useParams: () => ({ language: 'en' }) }));

const labelsFor = (firstReading: 'unread' | 'set_aside' | null, isReported = false) => {
  const html = renderToStaticMarkup(
    withEnglishMessages(
      <DecisionButtons
        name="Thandi"
        state="waiting"
        isReported={isReported}
        firstReading={firstReading}
        disabled={false}
        onReadFirst={() => {}}
        onDecide={() => {}}
        onReturn={() => {}}
      />,
    ),
  );
  return ['Pass on to the family', 'Set aside', 'Show on the page', 'Keep it'].filter((label) =>
    html.includes(label),
  );
};

it.each([
  [null, ['Show on the page']],
  ['unread', ['Pass on to the family', 'Set aside', 'Show on the page']],
  ['set_aside', ['Pass on to the family', 'Show on the page']],
] as const)('offers the first reading where it is the viewer’s (%s)', (firstReading, labels) => {
  expect(labelsFor(firstReading)).toEqual(labels);
});

it('offers it for what was reported, too', () => {
  expect(labelsFor('unread', true)).toEqual(['Pass on to the family', 'Set aside', 'Keep it']);
});
