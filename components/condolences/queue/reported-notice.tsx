import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = Pick<QueuedCondolence, 'reports' | 'state'>;

/** Asks the family whether a reported condolence stays, and says whether it is on the page meanwhile. */
export function ReportedNotice({ reports, state }: Props) {
  const t = useTranslate();
  return (
    <p>
      <span className="font-semibold">{t('condolences.queue.reported', { count: reports })}</span>
      <span className="block text-sm text-ink-soft">
        {t(`condolences.queue.${state === 'published' ? 'stillShown' : 'hiddenForNow'}`)}
      </span>
    </p>
  );
}
