import type { Metadata } from 'next';
import { LonePage } from '@/components/layout/lone-page';
import { LostPage } from '@/components/layout/lost-page';
import { Button } from '@/components/ui/button';
import { apiAcceptAccess } from '@/lib/access/api-paths';
import { openLink } from '@/lib/access/queries/open-link';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { SECRET_PAGE } from '@/lib/platform/http/secret-link';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';

type Props = { params: Promise<{ secret: string }> };

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('access.letIn.title'), ...SECRET_PAGE };
}

/** The target of the link in an access invitation. Opening it changes nothing, since mail scanners also open links. */
export default async function LetInPage({ params }: Props) {
  const { secret } = await params;
  const link = await openLink(secret);
  if (!link) return answerMissing(<LostPage />);
  const say = await getSay();
  if (link.isOver)
    return (
      <LonePage title={say('access.letIn.overTitle')}>
        <p>{say('access.letIn.over')}</p>
      </LonePage>
    );
  return (
    <LonePage title={say('access.letIn.title')}>
      <p>{say('access.letIn.text', { name: link.fullName })}</p>
      <form method="post" action={apiAcceptAccess(await getLanguage())} className="pt-3">
        <input type="hidden" name="token" value={secret} />
        <Button type="submit">{say('access.letIn.open')}</Button>
      </form>
    </LonePage>
  );
}
