import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PeopleList } from '@/components/keepers/people-list';
import { rightsOf } from '@/lib/keepers/policy';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import type { KeeperRole } from '@/lib/keepers/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({
  useParams: () => ({ language: 'en' }),
  useRouter: () => ({}),
}));

const person = (userId: string, role: KeeperRole, leavesAt: string | null = null): KeeperView => ({
  userId,
  name: userId,
  role,
  mayReadPrivate: false,
  since: '2027-03-10T12:00:00.000Z',
  leavesAt,
  succession: null,
});
const PEOPLE = [
  person('Ada', 'owner'),
  person('Kim', 'keeper'),
  person('Lea', 'keeper', '2027-03-13T12:00:00.000Z'),
  person('Cora', 'contributor'),
];
const buttonsOf = (userId: string) => {
  const viewer = { userId, role: 'member' } as Viewer; // as: nothing else is read
  const html = renderToStaticMarkup(
    withEnglishMessages(
      <PeopleList
        memorialId="mwPkuvJ2NRty"
        userId={userId}
        keepers={PEOPLE}
        can={rightsOf(viewer, { keepers: PEOPLE })}
      />,
    ),
  );
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, ''),
  );
};

describe('the people who keep a memorial', () => {
  it.each([
    ['Ada', ['Remove Kim', 'Let Lea stay', 'Remove Cora']],
    ['Kim', ['Leave', 'Remove Cora']],
    ['Lea', ['Leave']], // is about to be removed, and can remove nobody
    ['Cora', ['Leave']],
  ])('shows %s the buttons %j', (userId, buttons) => {
    expect(buttonsOf(userId)).toEqual(buttons);
  });
});
