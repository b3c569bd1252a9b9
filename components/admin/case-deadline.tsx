import type { CaseTab } from '@/lib/cases/rules';
import { DAY_MS } from '@/lib/platform/durations';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = { dueAt: string; state: CaseTab; now?: number };

/** Shows the days left to answer an open case, or how many days it is overdue. Renders nothing for other cases. */
export function CaseDeadline({ dueAt, state, now = Date.now() }: Props) {
  const t = useTranslate();
  if (state !== 'open') return null;
  const remainingMs = new Date(dueAt).getTime() - now;
  const days = Math.max(1, Math.ceil(Math.abs(remainingMs) / DAY_MS));
  return remainingMs < 0 ? (
    <strong className="text-danger">{t('admin.cases.overdue', { days })}</strong>
  ) : (
    <span>{t('admin.cases.due', { days })}</span>
  );
}
