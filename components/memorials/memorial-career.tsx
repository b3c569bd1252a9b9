import type { Written } from '@/lib/memorials/page-words';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useSay } from '@/lib/platform/language/use-say';
import { MemorialSection, NothingYet } from './memorial-section';

/** Work, schools and military service, each as a list with its years. */
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
      {empty && <NothingYet>{say('memorial.career.none')}</NothingYet>}
      <div className="keepsake-columns grid gap-8 @3xl:grid-cols-2">
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

const careerEntry = (entry: MemorialPageView['career'][number]): TimelineEntry => ({
  what: entry.title || entry.company,
  where: entry.title ? entry.company : '',
  when: entry.years,
});

const educationEntry = (entry: MemorialPageView['education'][number]): TimelineEntry => ({
  what: [entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ') || entry.institution,
  where: [entry.degree || entry.fieldOfStudy ? entry.institution : '', entry.location]
    .filter(Boolean)
    .join(', '),
  when: [entry.startYear, entry.endYear].filter(Boolean).join(' – '),
});

const militaryEntry = (memorial: MemorialPageView, served: string): TimelineEntry => ({
  what: memorial.militaryRank || served,
  where: memorial.militaryBranch,
  when: memorial.militaryServiceYears,
  more: memorial.words.militaryDetails,
});

type TimelineEntry = { what: string; where: string; when: string; more?: Written };

/** Entries one below the other along a gold hairline. */
function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="mt-3 space-y-4 border-s border-gold ps-5">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal.
        <li key={index} className="wrap-anywhere">
          <p className="font-semibold">
            <bdi>{entry.what}</bdi>
          </p>
          {entry.where && (
            <p>
              <bdi>{entry.where}</bdi>
            </p>
          )}
          {entry.when && (
            <p className="text-sm text-ink-soft">
              <bdi>{entry.when}</bdi>
            </p>
          )}
          {entry.more?.value && (
            <p lang={entry.more.lang} className="mt-1 whitespace-pre-line" dir="auto">
              {entry.more.value}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
