import { useLocale } from 'next-intl';
import { dateInWords, isDigitsOnly, partialIsoDate } from '@/lib/memorials/life-date-rules';
import type { DatePrecision } from '@/lib/memorials/precision-rules';
import type { MemorialView } from '@/lib/memorials/queries/memorial-view';
import type { SecondCalendar } from '@/lib/platform/language/calendar-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Ornament } from './ornament';
import { SecondCalendarDate } from './second-calendar-date';

type Props = { memorial: MemorialView; secondCalendar: SecondCalendar | null };

/**
 * The dates of birth and death, as exactly as they are known. Purely numeric dates run left-to-right in every language.
 */
export function LifeDatesText({ memorial, secondCalendar }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const { birthDate, birthPrecision, deathDate, deathPrecision } = memorial;
  const birth = dateInWords(birthDate, birthPrecision, t, language);
  const death = dateInWords(deathDate, deathPrecision, t, language);
  return (
    <p
      className="flex flex-col items-center gap-x-4 gap-y-1.5 font-serif text-lg spread:flex-row spread:flex-wrap"
      dir={isDigitsOnly(birth || '0') && isDigitsOnly(death) ? 'ltr' : undefined}
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
  const dayClassName = 'whitespace-nowrap';
  const partialDate = partialIsoDate(iso, precision);
  if (!partialDate) return <span className={dayClassName}>{children}</span>;
  return (
    <span className="inline-block">
      <time dateTime={partialDate} className={dayClassName}>
        {children}
      </time>
      {precision === 'day' && <SecondCalendarDate iso={iso} calendar={calendar} />}
    </span>
  );
}
