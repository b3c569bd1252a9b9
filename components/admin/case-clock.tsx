import type { CaseTab } from '@/lib/cases/rules';
import { DAY_MS } from '@/lib/platform/durations';
import { useSay } from '@/lib/platform/language/use-say';

type Props = { dueAt: string; state: CaseTab; now?: number };

/** The days left to answer an open case, or by how many it is overdue. Shows nothing for other cases. */
export function CaseClock({ dueAt, state, now = Date.now() }: Props) {
  const say = useSay();
  if (state !== 'open') return null;
  const left = new Date(dueAt).getTime() - now;
  const days = Math.max(1, Math.ceil(Math.abs(left) / DAY_MS));
  return left < 0 ? (
    <strong className="text-danger">{say('admin.cases.overdue', { days })}</strong>
  ) : (
    <span>{say('admin.cases.due', { days })}</span>
  );
}
