import { useLocale } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { dateInWords } from '@/lib/memorials/life-date-rules';
import { DATE_PRECISIONS, type DatePrecision } from '@/lib/memorials/precision-rules';
import { formatDay } from '@/lib/platform/language/days';
import { languageInfo } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import {
  convertPrecision,
  type DateParts,
  dateToParts,
  partsToDate,
  yearDigits,
} from './date-parts';
import { LiveHint } from './live-hint';

export type PartialDateInputProps = {
  lifeEvent: 'birth' | 'death';
  /** The id of the input to which the error summary links. */
  id: string;
  label: string;
  /** yyyy-mm-dd, or '' while a part is missing. It may be more exact than `precision`. */
  day: string;
  precision: DatePrecision;
  onChange: (day: string, precision: DatePrecision) => void;
  error?: string | undefined;
  /** A fault shown while the date is typed. */
  warning?: string | undefined;
  /** A note shown for an exact date. */
  fact?: string | undefined;
};

/** A date of birth or death with its precision. The inputs depend on the precision. */
export function PartialDateInput(props: PartialDateInputProps) {
  const t = useTranslate();
  const language = useLocale();
  const { lifeEvent, id, day, precision, onChange, error, warning } = props;
  // While a part is missing, `day` is '' and the known parts are in this state.
  const [typedParts, setTypedParts] = useState<DateParts>({ year: '', month: '' });
  const parts = day ? dateToParts(day, precision) : typedParts;
  const changeParts = (next: DateParts) => {
    setTypedParts(next);
    onChange(partsToDate(next, precision), precision);
  };
  const changePrecision = (next: DatePrecision) => {
    setTypedParts(parts);
    onChange(convertPrecision(day, precision, next, parts), next);
  };
  const inWords = day && precision !== 'day' && dateInWords(day, precision, t, language);
  const fact = inWords ? t('form.knownDate.onPage', { date: inWords }) : props.fact;
  const mainInput = {
    id,
    ...(error && { error }),
    note: <LiveHint warning={error ? '' : warning} fact={fact} />,
  };
  const lacksMonth = precision === 'month' && !parts.month;
  return (
    <div className="space-y-3">
      {precision === 'day' ? (
        <DateInput
          {...mainInput}
          label={props.label}
          value={day}
          onChange={({ target }) => onChange(target.value, precision)}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
          {precision === 'month' && (
            <Select
              {...(lacksMonth ? mainInput : { id: `${id}-month` })}
              label={t(`form.knownDate.${lifeEvent}Month`)}
              placeholder={t('form.knownDate.chooseMonth')}
              options={monthsIn(languageInfo(language).format)}
              value={parts.month}
              onChange={({ target }) => changeParts({ ...parts, month: target.value })}
            />
          )}
          <TextInput
            {...(lacksMonth ? { id: `${id}-year` } : mainInput)}
            label={t(`form.knownDate.${lifeEvent}Year`)}
            hint={precision === 'decade' ? t('form.knownDate.decadeHint') : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={parts.year}
            onChange={({ target }) => changeParts({ ...parts, year: yearDigits(target.value) })}
          />
        </div>
      )}
      <Select
        id={`${id}-precision`}
        label={t(`form.knownDate.${lifeEvent}`)}
        options={DATE_PRECISIONS.map((value) => ({
          value,
          label: t(`form.knownDate.precisions.${value}`),
        }))}
        value={precision}
        onChange={({ target }) => changePrecision(target.value as DatePrecision)} // it has no other options
      />
    </div>
  );
}

const monthsIn = (format: string) =>
  Array.from({ length: 12 }, (_, at) => {
    const value = String(at + 1).padStart(2, '0');
    return { value, label: formatDay(`2000-${value}-01`, format, { month: 'long' }) };
  });
