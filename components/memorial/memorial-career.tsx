import type { MemorialView } from '@/lib/memorials/queries/memorial-page';
import { MemorialSection } from './memorial-section';
import { NothingYet } from './page/nothing-yet';
import { Timeline, type TimelineEntry } from './timeline';

/** Work, schools and military service, each as a list with its years. */
export function MemorialCareer({ memorial }: { memorial: MemorialView }) {
  const lists = [
    { title: 'Career', entries: memorial.career.map(careerEntry) },
    { title: 'Education', entries: memorial.education.map(educationEntry) },
    {
      title: 'Military service',
      entries: memorial.militaryService ? [militaryEntry(memorial)] : [],
    },
  ].filter((list) => list.entries.length > 0);
  const empty = lists.length === 0;
  return (
    <MemorialSection id="career" title="Career & Education" panel empty={empty}>
      {empty && <NothingYet>No career or education has been added yet.</NothingYet>}
      <div className="keepsake-columns grid gap-8 @3xl:grid-cols-2">
        {lists.map((list) => (
          <div key={list.title} className="min-w-0">
            <h3 className="text-xl">{list.title}</h3>
            <Timeline entries={list.entries} />
          </div>
        ))}
      </div>
    </MemorialSection>
  );
}

const careerEntry = (entry: MemorialView['career'][number]): TimelineEntry => ({
  what: entry.title || entry.company,
  where: entry.title ? entry.company : '',
  when: entry.years,
});

const educationEntry = (entry: MemorialView['education'][number]): TimelineEntry => ({
  what: [entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ') || entry.institution,
  where: [entry.degree || entry.fieldOfStudy ? entry.institution : '', entry.location]
    .filter(Boolean)
    .join(', '),
  when: [entry.startYear, entry.endYear].filter(Boolean).join(' – '),
});

const militaryEntry = (memorial: MemorialView): TimelineEntry => ({
  what: memorial.militaryRank || 'Served',
  where: memorial.militaryBranch,
  when: memorial.militaryServiceYears,
  more: memorial.militaryDetails,
});
