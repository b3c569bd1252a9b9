import { FullLoadLink } from '@/components/ui/page-link';
import type { Visibility } from '@/lib/access/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/**
 * Shows who can see the memorial, with a link to the page that changes it. The link loads the page fully, so that
 * the browser asks for confirmation if there are unsaved changes.
 */
export function CurrentVisibility({
  memorialId,
  visibility,
}: {
  memorialId: string;
  visibility: Visibility;
}) {
  const t = useTranslate();
  return (
    <div>
      <p className="font-semibold">{t('form.options.level')}</p>
      <p>{t(`access.levels.${visibility}`)}</p>
      <FullLoadLink
        href={paths.memorialAccess(memorialId)}
        className="text-link inline-flex min-h-target items-center"
      >
        {t('form.options.changeLevel')}
      </FullLoadLink>
    </div>
  );
}
