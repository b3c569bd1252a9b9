import type { Metadata } from 'next';
import { NoticePage } from '@/components/layout/notice-page';
import { FileButtonLink } from '@/components/ui/button-link';
import { toUnavailableKind, UNAVAILABLE_KINDS } from '@/lib/platform/http/unavailable-error';
import { getTranslate } from '@/lib/platform/language/get-translate';

type Props = { params: Promise<{ kind: string }> };

export const generateStaticParams = () => UNAVAILABLE_KINDS.map((kind) => ({ kind }));

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslate())('site.unavailable'), robots: { index: false } };
}

/**
 * The server sends this instead of a page that cannot be rendered because a service is unavailable
 * (server/unavailable-page.ts). It needs neither the database nor JavaScript; the link's empty `href` reloads the
 * current address.
 */
export default async function UnavailablePage({ params }: Props) {
  const t = await getTranslate();
  return (
    <NoticePage
      title={t('site.unavailable')}
      actions={<FileButtonLink href="">{t('ui.tryAgain')}</FileButtonLink>}
    >
      <p>{t(`api.${toUnavailableKind((await params).kind) ?? 'away'}`)}</p>
    </NoticePage>
  );
}
