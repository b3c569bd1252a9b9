import { useLocale } from 'next-intl';
import { dateInWords, isNumber, knownPart } from '@/lib/memorials/life-date-rules';
import type { DatePrecision } from '@/lib/memorials/precision-rules';
import type { MemorialView } from '@/lib/memorials/queries/memorial-view';
import type { SecondCalendar } from '@/lib/platform/language/calendar-rules';
import { useSay } from '@/lib/platform/language/use-say';
import { Ornament } from './ornament';
import { SecondDay } from './second-day';

type Props = { memorial: MemorialView; secondCalendar: SecondCalendar | null };

/**
 * The dates of birth and death, as exactly as they are known. Purely numeric dates run left-to-right in every language.
 */
export function LifeDates({ memorial, secondCalendar }: Props) {
  const say = useSay();
  const language = useLocale();
  const { birthDate, birthPrecision, deathDate, deathPrecision } = memorial;
  const birth = dateInWords(birthDate, birthPrecision, say, language);
  const death = dateInWords(deathDate, deathPrecision, say, language);
  return (
    <p
      className="flex flex-col items-center gap-x-4 gap-y-1.5 font-serif text-lg spread:flex-row spread:flex-wrap"
      dir={isNumber(birth || '0') && isNumber(death) ? 'ltr' : undefined}
    >
      {birth && (
        <>
          <Day iso={birthDate} precision={birthPrecision} calendar={secondCalendar}>
            {birth}
          </Day>
          <span className="sr-only"> – </span>
        </>
      )}
      <Ornament />
      <Day iso={deathDate} precision={deathPrecision} calendar={secondCalendar}>
        {death}
      </Day>
    </p>
  );
}

type DateProps = {
  iso: string;
  precision: DatePrecision;
  calendar: SecondCalendar | null;
  children: string;
};

/** A date that never wraps. Only an exact date is also shown in a second calendar. */
function Day({ iso, precision, calendar, children }: DateProps) {
  const look = 'whitespace-nowrap';
  const known = knownPart(iso, precision);
  if (!known) return <span className={look}>{children}</span>;
  return (
    <span className="inline-block">
      <time dateTime={known} className={look}>
        {children}
      </time>
      {precision === 'day' && <SecondDay iso={iso} calendar={calendar} />}
    </span>
  );
}
