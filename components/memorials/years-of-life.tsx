import { useLocale } from 'next-intl';
import { dateInWords, partialIsoDate } from '@/lib/memorials/life-date-rules';
import type { DatePrecision } from '@/lib/memorials/precision-rules';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Timeline } from './timeline';
import {
  careerEntry,
  educationEntry,
  militaryEntry,
  sortByYear,
  type TimelineEntry,
} from './timeline-rules';

/** With fewer entries, a timeline adds nothing to the dates below the name. */
const MIN_ENTRIES = 4;

/** A timeline of a life from birth to death, without entries of unknown years. Renders nothing if it is too short. */
export function YearsOfLife({ memorial }: { memorial: MemorialPageView }) {
  const t = useTranslate();
  const language = useLocale();
  const { birthDate, birthPrecision, deathDate, deathPrecision } = memorial;
  const born = t.rich('memorial.hero.bornIn', {
    place: memorial.placeOfBirth,
    bdi: (chunks) => <bdi>{chunks}</bdi>,
  });
  const lifeDate = (isoDay: string, precision: DatePrecision) => ({
    year: partialIsoDate(isoDay, precision)?.slice(0, 'yyyy'.length) ?? '',
    when: precision === 'year' ? '' : dateInWords(isoDay, precision, t, language),
    where: '',
  });
  const entries: TimelineEntry[] = sortByYear([
    { what: born, ...lifeDate(birthDate, birthPrecision) },
    ...memorial.education.map(educationEntry),
    ...(memorial.militaryService ? [militaryEntry(memorial, t('memorial.career.served'))] : []),
    ...memorial.career.map(careerEntry),
    { what: t('memorial.about.died'), ...lifeDate(deathDate, deathPrecision) },
  ]).map((entry) => ({ ...entry, more: undefined }));
  if (entries.length < MIN_ENTRIES) return null;
  return (
    <div>
      <h3 className="text-2xl">{t('memorial.about.years')}</h3>
      <Timeline entries={entries} />
    </div>
  );
}
