import type { ComponentType } from 'react';
import { TextArea } from '@/components/ui/text-area';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { LiveHint } from './live-hint';
import { useDateErrors } from './use-date-errors';
import { useMemorialField } from './use-memorial-field';

export type DateFieldProps = {
  name: 'birthDate' | 'deathDate';
  label: string;
  /** Shown below the field while the date is typed: an error or, without one, a fact like the age. */
  warning?: string | undefined;
  fact?: string | undefined;
};

/**
 * Name, dates, place of birth and biography (product.md 2, "Create memorial": basic data). `Day` renders both dates:
 * the creation form accepts only exact dates, the editor also partly known ones.
 */
export function BasicSection({ Day = ExactDate }: { Day?: ComponentType<DateFieldProps> }) {
  const t = useTranslate();
  const field = useMemorialField();
  const { faults, age } = useDateErrors();
  return (
    <div className="space-y-6">
      <TextInput label={t('form.basic.fullName')} autoComplete="off" {...field('fullName')} />
      <Day name="birthDate" label={t('form.basic.birthDate')} warning={faults.get('birthDate')} />
      <TextInput label={t('form.basic.placeOfBirth')} {...field('placeOfBirth')} />
      <Day
        name="deathDate"
        label={t('form.basic.deathDate')}
        warning={faults.get('deathDate')}
        fact={age}
      />
      <TextArea
        label={t('form.basic.biography')}
        hint={t('form.basic.biographyHint')}
        rows={8}
        {...field('biography')}
      />
    </div>
  );
}

/** For each date, the later date that is compared with it and is validated again when it changes. */
const LATER_DATE = { birthDate: 'deathDate', deathDate: 'disasterDate' } as const;

function ExactDate({ name, label, warning, fact }: DateFieldProps) {
  const t = useTranslate();
  const field = useMemorialField();
  const day = field(name, { deps: [LATER_DATE[name]] });
  return (
    <DateInput
      label={label}
      hint={name === 'birthDate' && t('form.knownDate.later')}
      {...day}
      note={<LiveHint warning={day.error ? '' : warning} fact={fact} />}
    />
  );
}
