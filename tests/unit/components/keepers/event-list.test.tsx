import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { EventList } from '@/components/keepers/event-list';
import { EVENT_ACTIONS, type EventAction } from '@/lib/keepers/event-rules';
import type { EventView } from '@/lib/keepers/queries/memorial-events';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({
  useParams: () => ({ language: 'en' }),
  useRouter: () => ({}),
}));

const SENTENCES: Record<EventAction, string> = {
  invited: 'Ada Okafor invited somebody as a keeper.',
  joined: 'Kim Keane accepted an invitation and is a keeper.',
  declined: 'An invitation was declined.',
  takenBack: 'Ada Okafor withdrew an invitation.',
  removed: 'Ada Okafor removed Kim Keane.',
  leaves: 'Ada Okafor removed Kim Keane with effect from 13 March 2027.',
  stays: 'Ada Okafor let Kim Keane stay.',
  left: 'Kim Keane left.',
  trusted: 'Ada Okafor let Kim Keane see identity numbers and contact details.',
  trustedNoMore: 'Ada Okafor no longer lets Kim Keane see identity numbers and contact details.',
  successorAsked: 'Ada Okafor asked Kim Keane to keep the page one day.',
  successorAccepted: 'Kim Keane will keep the page after its owner.',
  successorDeclined: 'Kim Keane will not keep the page after its owner.',
  successorTakenBack: 'Ada Okafor no longer wants Kim Keane to keep the page one day.',
  handoverAnnounced: 'It was announced that Kim Keane will become the owner on 13 March 2027.',
  handoverObjected: 'Ada Okafor objected to Kim Keane becoming the owner.',
  handoverCancelled: 'The page stays with its owner.',
  handedOver: 'Kim Keane is now the owner.',
  ownerDied: 'Ada Okafor told us that the owner has died.',
  ownerless: 'The page no longer has an owner.',
  offered: 'Kim Keane was asked to be the owner.',
  offerNotTaken: 'Kim Keane did not become the owner.',
  deletionAnnounced: 'Ada Okafor announced that the page will be deleted on 13 March 2027.',
  deletionTakenBack: 'Ada Okafor decided not to delete the page after all.',
  deletionObjected: 'Ada Okafor objected to the deletion of the page.',
  transferOffered: 'Ada Okafor asked Kim Keane to be the owner.',
  levelChanged: 'Ada Okafor changed who can see the page.',
  passwordChanged: 'Ada Okafor set a new family password.',
  letIn: 'Ada Okafor let somebody see the page.',
  takenOff: 'Ada Okafor took somebody off the list of those who can see the page.',
  frozen: 'The page was frozen until a question about it is settled.',
  unfrozen: 'The page can be changed again.',
  caseDecided: 'A question about the page was settled.',
  relativeHidden: 'The name of a relative was hidden, as they asked.',
  relativeShown: 'The name of a relative is shown again.',
};

const DAY = '2027-03-13T12:00:00.000Z';
const event = (action: EventAction, change: Partial<EventView> = {}): EventView => ({
  id: '1',
  action,
  actorName: 'Ada Okafor',
  personName: 'Kim Keane',
  detail: { role: 'keeper', leavesAt: DAY, dueAt: DAY },
  createdAt: '2027-03-10T12:00:00.000Z',
  ...change,
});
const textOf = (events: EventView[]) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <EventList
        memorialId="mwPkuvJ2NRty"
        list={{ events, currentPage: 1, totalPages: 1, total: events.length }}
      />,
    ),
  ).replace(/<[^>]+>/g, '');

describe('the list of events of a memorial', () => {
  it.each(EVENT_ACTIONS)('has a sentence for %s', (action) => {
    expect(textOf([event(action)])).toBe(`10 March 2027${SENTENCES[action]}`);
  });

  it('names neither staff nor a person whose profile was deleted', () => {
    const nobody = { actorName: null, personName: null };
    expect(textOf([event('removed', { ...nobody, detail: { asAdmin: true } })])).toContain(
      'Our staff removed Somebody whose profile was deleted.',
    );
  });

  it('says that nothing has happened yet', () => {
    expect(textOf([])).toBe('Nothing yet.');
  });
});
