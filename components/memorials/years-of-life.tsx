import { useLocale } from 'next-intl';
import { dateInWords, knownPart } from '@/lib/memorials/life-date-rules';
import type { DatePrecision } from '@/lib/memorials/precision-rules';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useSay } from '@/lib/platform/language/use-say';
import { Timeline } from './timeline';
import {
  careerEntry,
  educationEntry,
  inYears,
  militaryEntry,
  type TimelineEntry,
} from './timeline-rules';

/** With fewer entries, a timeline adds nothing to the dates below the name. */
const FEWEST = 4;

/** The known years of a life from birth to death. Renders nothing if there are too few. */
export function YearsOfLife({ memorial }: { memorial: MemorialPageView }) {
  const say = useSay();
  const language = useLocale();
  const { birthDate, birthPrecision, deathDate, deathPrecision } = memorial;
  const born = say.rich('memorial.hero.bornIn', {
    place: memorial.placeOfBirth,
    bdi: (chunks) => <bdi>{chunks}</bdi>,
  });
  const day = (isoDay: string, precision: DatePrecision) => ({
    year: knownPart(isoDay, precision)?.slice(0, 'yyyy'.length) ?? '',
    when: precision === 'year' ? '' : dateInWords(isoDay, precision, say, language),
    where: '',
  });
  const entries: TimelineEntry[] = inYears([
    { what: born, ...day(birthDate, birthPrecision) },
    ...memorial.education.map(educationEntry),
    ...(memorial.militaryService ? [militaryEntry(memorial, say('memorial.career.served'))] : []),
    ...memorial.career.map(careerEntry),
    { what: say('memorial.about.died'), ...day(deathDate, deathPrecision) },
  ]).map((entry) => ({ ...entry, more: undefined }));
  if (entries.length < FEWEST) return null;
  return (
    <div>
      <h3 className="text-2xl">{say('memorial.about.years')}</h3>
      <Timeline entries={entries} />
    </div>
  );
}
