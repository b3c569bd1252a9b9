import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { EndedInvitation, InvitationScreen } from '@/components/keepers/invitation-screen';
import type { LinkedInvitation } from '@/lib/keepers/queries/find-linked-invitation';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({
  useParams: () => ({ language: 'en' }),
  useRouter: () => ({}),
}));

const SECRET = 'KeeperPageSecret123456';
const invitation: LinkedInvitation = {
  id: 'InviteThand1',
  memorialId: 'mwPkuvJ2NRty',
  fullName: 'Sipho Ndlovu',
  role: 'keeper',
  inviter: { firstName: 'Ada', lastName: 'Okafor' },
  state: 'sent',
  sentAt: new Date('2027-03-10T12:00:00Z'),
  email: 'thandi@example.org',
  maskedEmail: 't…@example.org',
};
const htmlFor = (ownEmail: string | null, shown = invitation) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <InvitationScreen secret={SECRET} invitation={shown} ownEmail={ownEmail} language="en" />,
    ),
  );

describe('the page of an invitation', () => {
  it('shows the invited person a form to accept and a form to decline', () => {
    const html = htmlFor('thandi@example.org');
    expect(html).toContain('Ada Okafor asks you to help keep the memorial of Sipho Ndlovu');
    expect([...html.matchAll(/action="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/api/keepers/accept',
      '/api/keepers/decline',
    ]);
    expect(html.match(/<form[^>]* method="post"/g)).toHaveLength(2);
    expect(html.match(new RegExp(`name="token" value="${SECRET}"`, 'g'))).toHaveLength(2);
  });

  it("names nobody if the inviter's profile was deleted", () => {
    const orphan = { ...invitation, inviter: null };
    for (const own of [null, 'thandi@example.org', 'ben@example.org']) {
      const html = htmlFor(own, orphan);
      expect(html).toContain('You have been asked to help keep the memorial of Sipho Ndlovu');
      expect(html).not.toMatch(/undefined|null|\{/);
    }
    const ended = renderToStaticMarkup(
      withEnglishMessages(<EndedInvitation invitation={{ ...orphan, state: 'revoked' }} />),
    );
    expect(ended).toContain('It was withdrawn, or nobody answered in time.');
  });

  it.each([null, 'ben@example.org'])(
    'shows only the masked address, and no way to accept, to a visitor with the address %s',
    (own) => {
      const html = htmlFor(own);
      expect(html).not.toContain('thandi@');
      expect(html).toContain('t…@example.org');
      expect(html).not.toContain('/api/keepers/accept');
      expect(html).toContain('/api/keepers/decline');
    },
  );

  it.each([
    [null, 'This link does not lead to an invitation'],
    ['accepted', 'This invitation has been accepted'],
    ['declined', 'You have said no'],
    ['revoked', 'This invitation no longer works'],
    ['expired', 'This invitation no longer works'],
  ] as const)('says how the invitation ended, without a form: %s', (state, title) => {
    const ended = state && { ...invitation, state, email: '', maskedEmail: '' };
    const html = renderToStaticMarkup(withEnglishMessages(<EndedInvitation invitation={ended} />));
    expect(html).toContain(title);
    expect(html).not.toContain('<form');
  });
});
