import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { EndedInvitation, InvitationScreen } from '@/components/keepers/invitation-screen';
import type { LinkedInvitation } from '@/lib/keepers/queries/open-invitation';
import { inEnglish } from '@/tests/support/in-english';

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
  email: 'thandi@example.org',
  maskedEmail: 't…@example.org',
};
const htmlFor = (ownEmail: string | null) =>
  renderToStaticMarkup(
    inEnglish(
      <InvitationScreen
        secret={SECRET}
        invitation={invitation}
        ownEmail={ownEmail}
        language="en"
      />,
    ),
  );

describe('the page of an invitation', () => {
  it('has both answers as forms that post, for whom it is for', () => {
    const html = htmlFor('thandi@example.org');
    expect(html).toContain('Ada Okafor asks you to help keep the memorial of Sipho Ndlovu');
    expect([...html.matchAll(/action="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/api/keepers/accept',
      '/api/keepers/decline',
    ]);
    expect(html.match(/<form[^>]* method="post"/g)).toHaveLength(2);
    expect(html.match(new RegExp(`name="token" value="${SECRET}"`, 'g'))).toHaveLength(2);
  });

  it.each([null, 'ben@example.org'])(
    'shows %s no address but masked, and nothing to accept',
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
    ['revoked', 'This invitation has ended'],
    ['expired', 'This invitation has ended'],
  ] as const)('says what became of it, and has no form: %s', (state, title) => {
    const ended = state && { ...invitation, state, email: '', maskedEmail: '' };
    const html = renderToStaticMarkup(inEnglish(<EndedInvitation invitation={ended} />));
    expect(html).toContain(title);
    expect(html).not.toContain('<form');
  });
});
