import { NotFoundPage } from '@/components/layout/not-found-page';
import { NoticePage } from '@/components/layout/notice-page';
import { ButtonLink } from '@/components/ui/button-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/** Shown in place of a memorial that the viewer cannot see. `deleted` is true if the memorial once existed. */
export function MissingMemorial({ deleted }: { deleted: boolean }) {
  const t = useTranslate();
  if (!deleted) return <NotFoundPage />;
  return (
    <NoticePage
      title={t('memorial.gone.title')}
      actions={<ButtonLink href={paths.findMemorials}>{t('site.nav.findMemorials')}</ButtonLink>}
    >
      <p>{t('memorial.gone.text')}</p>
    </NoticePage>
  );
}
