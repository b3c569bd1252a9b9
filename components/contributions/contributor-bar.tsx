import { ImagePlus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/** A bar above a memorial that tells its contributors what they may do there, with a link for adding files. */
export function ContributorBar({ memorialId }: { memorialId: string }) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('contributions.own.label')}
      className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-5 print:hidden"
    >
      <p className="text-ink-soft">{t('contributions.own.help')}</p>
      <ButtonLink href={paths.addMemorialMedia(memorialId)} variant="secondary">
        <ImagePlus aria-hidden size={20} className="max-sm:hidden" />
        {t('contributions.own.add')}
      </ButtonLink>
    </section>
  );
}
