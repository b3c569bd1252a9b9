import { classNames } from '@/components/ui/class-names';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useSay } from '@/lib/platform/language/use-say';
import { MemorialSection, NotAdded } from './memorial-section';
import { Timeline } from './timeline';
import { careerEntry, educationEntry, militaryEntry } from './timeline-rules';

export function MemorialCareer({ memorial }: { memorial: MemorialPageView }) {
  const say = useSay();
  const lists = [
    { title: say('memorial.career.work'), entries: memorial.career.map(careerEntry) },
    { title: say('memorial.career.education'), entries: memorial.education.map(educationEntry) },
    {
      title: say('memorial.career.military'),
      entries: memorial.militaryService
        ? [militaryEntry(memorial, say('memorial.career.served'))]
        : [],
    },
  ].filter((list) => list.entries.length > 0);
  const empty = lists.length === 0;
  return (
    <MemorialSection id="career" title={say('memorial.tabs.career')} panel empty={empty}>
      {empty && <NotAdded />}
      <div
        className={classNames(
          'grid gap-x-16 gap-y-12 print:gap-y-6',
          lists.length > 1 && 'spread:grid-cols-2',
          // The second and third list are beside the first, which is often the longest.
          lists.length > 2 && 'spread:grid-rows-[auto_1fr] spread:*:first:row-span-2',
        )}
      >
        {lists.map((list) => (
          <div key={list.title} className="min-w-0">
            <h3 className="text-2xl">{list.title}</h3>
            <Timeline entries={list.entries} />
          </div>
        ))}
      </div>
    </MemorialSection>
  );
}
