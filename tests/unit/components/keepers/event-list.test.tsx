import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { EventList } from '@/components/keepers/event-list';
import { EVENT_ACTIONS, type EventAction } from '@/lib/keepers/event-rules';
import type { EventView } from '@/lib/keepers/queries/memorial-events';
import { inEnglish } from '@/tests/support/in-english';

vi.mock('next/navigation', () => ({
  useParams: () => ({ language: 'en' }),
  useRouter: () => ({}),
}));

const SENTENCES: Record<EventAction, string> = {
  invited: 'Ada Okafor invited somebody as a keeper.',
  joined: 'Kim Keane accepted an invitation and is a keeper.',
  declined: 'An invitation was declined.',
  takenBack: 'Ada Okafor took back an invitation.',
  removed: 'Ada Okafor removed Kim Keane.',
  leaves: 'Ada Okafor removed Kim Keane from 13 March 2027 on.',
  stays: 'Ada Okafor let Kim Keane stay.',
  left: 'Kim Keane left.',
  trusted: 'Ada Okafor let Kim Keane see identity numbers and contact details.',
  trustedNoMore: 'Ada Okafor no longer lets Kim Keane see identity numbers and contact details.',
};

const event = (action: EventAction, change: Partial<EventView> = {}): EventView => ({
  id: '1',
  action,
  actorName: 'Ada Okafor',
  personName: 'Kim Keane',
  detail: { role: 'keeper', leavesAt: '2027-03-13T12:00:00.000Z' },
  createdAt: '2027-03-10T12:00:00.000Z',
  ...change,
});
const textOf = (events: EventView[]) =>
  renderToStaticMarkup(
    inEnglish(
      <EventList
        memorialId="mwPkuvJ2NRty"
        list={{ events, currentPage: 1, totalPages: 1, total: events.length }}
      />,
    ),
  ).replace(/<[^>]+>/g, '');

describe('what happened with the keepers of a memorial', () => {
  it.each(EVENT_ACTIONS)('is a sentence: %s', (action) => {
    expect(textOf([event(action)])).toBe(`10 March 2027${SENTENCES[action]}`);
  });

  it('names neither staff nor somebody whose profile is gone', () => {
    const nobody = { actorName: null, personName: null };
    expect(textOf([event('removed', { ...nobody, detail: { asAdmin: true } })])).toContain(
      'Our staff removed Somebody whose profile is gone.',
    );
  });

  it('says that nothing has', () => {
    expect(textOf([])).toBe('Nothing yet.');
  });
});
