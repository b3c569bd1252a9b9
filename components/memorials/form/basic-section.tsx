import type { ComponentType } from 'react';
import { TextArea } from '@/components/ui/text-area';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { useSay } from '@/lib/platform/language/use-say';
import { LiveNote } from './live-note';
import { useDayFaults } from './use-day-faults';
import { useMemorialField } from './use-memorial-field';

export type DayProps = {
  name: 'birthDate' | 'deathDate';
  label: string;
  /** A fault or a fact that is shown while the date is typed. */
  fault?: string | undefined;
  fact?: string | undefined;
};

/**
 * Name, dates, place of birth and biography (product.md 2, "Create memorial": basic data). `Day` is the input for both
 * dates: the creation form asks for exact days, the editor also for partly known ones.
 */
export function BasicSection({ Day = ExactDay }: { Day?: ComponentType<DayProps> }) {
  const say = useSay();
  const field = useMemorialField();
  const { faults, age } = useDayFaults();
  return (
    <div className="space-y-6">
      <TextInput label={say('form.basic.fullName')} autoComplete="off" {...field('fullName')} />
      <Day name="birthDate" label={say('form.basic.birthDate')} fault={faults.get('birthDate')} />
      <TextInput label={say('form.basic.placeOfBirth')} {...field('placeOfBirth')} />
      <Day
        name="deathDate"
        label={say('form.basic.deathDate')}
        fault={faults.get('deathDate')}
        fact={age}
      />
      <TextArea
        label={say('form.basic.biography')}
        hint={say('form.basic.biographyHint')}
        rows={8}
        {...field('biography')}
      />
    </div>
  );
}

/** The date that is compared with each date, and is validated again when it changes. */
const LATER = { birthDate: 'deathDate', deathDate: 'disasterDate' } as const;

function ExactDay({ name, label, fault, fact }: DayProps) {
  const say = useSay();
  const field = useMemorialField();
  const day = field(name, { deps: [LATER[name]] });
  return (
    <DateInput
      label={label}
      hint={name === 'birthDate' && say('form.knownDate.later')}
      {...day}
      note={<LiveNote fault={day.error ? '' : fault} fact={fact} />}
    />
  );
}
