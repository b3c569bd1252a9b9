import { longDate } from '@/lib/memorials/rules';
import { dollars } from '@/lib/orders/rules';
import type { TributeView } from '@/lib/tributes/queries';
import { Bloom } from '../site/bloom';
import { MemorialSection } from './memorial-section';

type Props = { tributes: TributeView[]; count: number };

/** The newest tributes, each with a bloom. */
export function RecentTributes({ tributes, count }: Props) {
  if (count === 0) return null;
  return (
    <MemorialSection id="tributes" title={count === 1 ? '1 tribute' : `${count} tributes`}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {tributes.map((tribute) => (
          <li key={tribute.id} className="flex gap-4 rounded-lg border border-line bg-surface p-5">
            <Bloom className="mt-1 size-8 shrink-0" />
            <div className="min-w-0">
              <p className="font-semibold" dir="auto">
                {tribute.senderName}
              </p>
              <p className="text-sm text-ink-soft">
                {longDate(tribute.createdAt.slice(0, 10))} · {dollars(tribute.amountMinor)} of
                flowers
              </p>
              {tribute.message && (
                <p className="mt-2 whitespace-pre-line" dir="auto">
                  {tribute.message}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </MemorialSection>
  );
}
