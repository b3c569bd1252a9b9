import type { Metadata } from 'next';
import { EndedInvitation, InvitationScreen } from '@/components/keepers/invitation-screen';
import { findLinkedInvitation } from '@/lib/keepers/queries/find-linked-invitation';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { SECRET_PAGE_METADATA } from '@/lib/platform/http/secret-link';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('keepers.link.title'), ...SECRET_PAGE_METADATA };
}

type Props = { params: Promise<{ secret: string }> };

/** The target of the link in an invitation's e-mail. Opening it changes nothing. */
export default async function InvitationPage({ params }: Props) {
  const { secret } = await params;
  const [invitation, viewer] = await Promise.all([findLinkedInvitation(secret), pageViewer()]);
  if (!invitation) return respondNotFound(<EndedInvitation invitation={null} />);
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
