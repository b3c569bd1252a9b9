import { classNames } from '@/components/ui/class-names';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { MemorialSection, PartNotAdded } from './memorial-section';
import { Timeline } from './timeline';
import { careerEntry, educationEntry, militaryEntry } from './timeline-rules';

export function MemorialCareer({ memorial }: { memorial: MemorialPageView }) {
  const t = useTranslate();
  const lists = [
    { title: t('memorial.career.work'), entries: memorial.career.map(careerEntry) },
    { title: t('memorial.career.education'), entries: memorial.education.map(educationEntry) },
    {
      title: t('memorial.career.military'),
      entries: memorial.militaryService
        ? [militaryEntry(memorial, t('memorial.career.served'))]
        : [],
    },
  ].filter((list) => list.entries.length > 0);
  const empty = lists.length === 0;
  return (
    <MemorialSection id="career" title={t('memorial.tabs.career')} panel empty={empty}>
      {empty && <PartNotAdded />}
      <div
        className={classNames(
          'grid gap-x-16 gap-y-12 print:gap-y-6',
          lists.length > 1 && 'spread:grid-cols-2',
          // The second and third lists are beside the first, which is often the longest.
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
