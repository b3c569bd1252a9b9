import type { Metadata } from 'next';
import { EndedInvitation, InvitationScreen } from '@/components/keepers/invitation-screen';
import { linkedInvitation } from '@/lib/keepers/queries/open-invitation';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { SECRET_PAGE } from '@/lib/platform/http/secret-link';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('keepers.link.title'), ...SECRET_PAGE };
}

type Props = { params: Promise<{ secret: string }> };

/** The target of the link in an invitation's e-mail. Opening it changes nothing. */
export default async function InvitationPage({ params }: Props) {
  const { secret } = await params;
  const [invitation, viewer] = await Promise.all([linkedInvitation(secret), pageViewer()]);
  if (!invitation) return answerMissing(<EndedInvitation invitation={null} />);
  if (invitation.state !== 'sent') return <EndedInvitation invitation={invitation} />;
  return (
    <InvitationScreen
      secret={secret}
      invitation={invitation}
      ownEmail={viewer?.email ?? null}
      language={await getLanguage()}
    />
  );
}
