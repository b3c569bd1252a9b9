import { useLocale } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { dateInWords } from '@/lib/memorials/life-date-rules';
import { DATE_PRECISIONS, type DatePrecision } from '@/lib/memorials/precision-rules';
import { dayInWords } from '@/lib/platform/language/days';
import { factsOf } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import { type DateParts, dayFor, dayOfParts, partsOf, yearDigits } from './date-parts';
import { LiveNote } from './live-note';

export type KnownDateProps = {
  of: 'birth' | 'death';
  /** The id of the input to which the error summary links. */
  id: string;
  label: string;
  /** yyyy-mm-dd, or '' while a part is missing. It may be more exact than `precision`. */
  day: string;
  precision: DatePrecision;
  onChange: (day: string, precision: DatePrecision) => void;
  error?: string | undefined;
  /** A fault shown while the date is typed. */
  fault?: string | undefined;
  /** A note shown for an exact date. */
  fact?: string | undefined;
};

/** A date of birth or death with its precision. The inputs depend on the precision. */
export function KnownDate(props: KnownDateProps) {
  const say = useSay();
  const language = useLocale();
  const { of, id, day, precision, onChange, error, fault } = props;
  // While a part is missing, `day` is '' and the known parts are here.
  const [typed, setTyped] = useState<DateParts>({ year: '', month: '' });
  const parts = day ? partsOf(day, precision) : typed;
  const type = (next: DateParts) => {
    setTyped(next);
    onChange(dayOfParts(next, precision), precision);
  };
  const choose = (next: DatePrecision) => {
    setTyped(parts);
    onChange(dayFor(day, precision, next, parts), next);
  };
  const inWords = day && precision !== 'day' && dateInWords(day, precision, say, language);
  const fact = inWords ? say('form.knownDate.onPage', { date: inWords }) : props.fact;
  const asked = {
    id,
    ...(error && { error }),
    note: <LiveNote fault={error ? '' : fault} fact={fact} />,
  };
  const lacksMonth = precision === 'month' && !parts.month;
  return (
    <div className="space-y-3">
      {precision === 'day' ? (
        <DateInput
          {...asked}
          label={props.label}
          value={day}
          onChange={({ target }) => onChange(target.value, precision)}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
          {precision === 'month' && (
            <Select
              {...(lacksMonth ? asked : { id: `${id}-month` })}
              label={say(`form.knownDate.${of}Month`)}
              placeholder={say('form.knownDate.chooseMonth')}
              options={monthsIn(factsOf(language).format)}
              value={parts.month}
              onChange={({ target }) => type({ ...parts, month: target.value })}
            />
          )}
          <TextInput
            {...(lacksMonth ? { id: `${id}-year` } : asked)}
            label={say(`form.knownDate.${of}Year`)}
            hint={precision === 'decade' ? say('form.knownDate.decadeHint') : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={parts.year}
            onChange={({ target }) => type({ ...parts, year: yearDigits(target.value) })}
          />
        </div>
      )}
      <Select
        id={`${id}-precision`}
        label={say(`form.knownDate.${of}`)}
        options={DATE_PRECISIONS.map((value) => ({
          value,
          label: say(`form.knownDate.precisions.${value}`),
        }))}
        value={precision}
        onChange={({ target }) => choose(target.value as DatePrecision)} // it has no other options
      />
    </div>
  );
}

const monthsIn = (format: string) =>
  Array.from({ length: 12 }, (_, at) => {
    const value = String(at + 1).padStart(2, '0');
    return { value, label: dayInWords(`2000-${value}-01`, format, { month: 'long' }) };
  });
