import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { NoticePage } from '@/components/layout/notice-page';
import { Button } from '@/components/ui/button';
import { apiAcceptAccess } from '@/lib/access/api-paths';
import { findAccessLink } from '@/lib/access/queries/find-access-link';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { SECRET_PAGE_METADATA } from '@/lib/platform/http/secret-link';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';

type Props = { params: Promise<{ secret: string }> };

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('access.letIn.title'), ...SECRET_PAGE_METADATA };
}

/** The target of the link in an access invitation. Opening it changes nothing, since mail scanners also open links. */
export default async function AccessInvitationPage({ params }: Props) {
  const { secret } = await params;
  const link = await findAccessLink(secret);
  if (!link) return respondNotFound(<NotFoundPage />);
  const t = await getTranslate();
  if (link.isOver)
    return (
      <NoticePage title={t('access.letIn.overTitle')}>
        <p>{t('access.letIn.over')}</p>
      </NoticePage>
    );
  return (
    <NoticePage title={t('access.letIn.title')}>
      <p>{t('access.letIn.text', { name: link.fullName })}</p>
      <form method="post" action={apiAcceptAccess(await getLanguage())} className="pt-3">
        <input type="hidden" name="token" value={secret} />
        <Button type="submit">{t('access.letIn.open')}</Button>
      </form>
    </NoticePage>
  );
}
