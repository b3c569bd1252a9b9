import { classNames } from '@/components/ui/class-names';
import type { TimelineEntry } from './timeline-rules';

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  const hasYears = entries.some(({ year }) => year !== '');
  return (
    <ol className="mt-6">
      {entries.map((entry, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal.
          key={index}
          className={classNames(
            'group wrap-anywhere',
            hasYears && 'grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 min-[18rem]:grid',
          )}
        >
          {hasYears && <p className="font-display text-2xl">{entry.year}</p>}
          <div className="timeline-entry relative border-gold pb-8 group-last:pb-0 min-[18rem]:border-s min-[18rem]:ps-6">
            <p className="font-serif text-read leading-snug">
              <bdi>{entry.what}</bdi>
            </p>
            <Details {...entry} />
            {entry.more?.value && (
              <p lang={entry.more.lang} className="mt-2 font-serif whitespace-pre-line" dir="auto">
                {entry.more.value}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Details({ where, when }: TimelineEntry) {
  if (!where && !when) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {where && <bdi>{where}</bdi>} {when && <bdi>{when}</bdi>}
    </p>
  );
}
