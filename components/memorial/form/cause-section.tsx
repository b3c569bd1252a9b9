import { useFormContext, useWatch } from 'react-hook-form';
import { DateInput } from '@/components/forms/date-input';
import { Select } from '@/components/forms/select';
import { TextInput } from '@/components/forms/text-input';
import { EventName } from './event-name';
import { FormSection } from './form-section';
import { LiveNote } from './live-note';
import type { MemorialFields } from './memorial-fields';
import { useDayFaults } from './use-day-faults';
import { useMemorialField } from './use-memorial-field';

const DISASTER_TYPES = [
  { value: '', label: 'None' },
  { value: 'war', label: 'War or conflict' },
  { value: 'natural', label: 'Natural disaster' },
  { value: 'pandemic', label: 'Pandemic' },
  { value: 'accident', label: 'Accident' },
];

/** Spec 2, "Create memorial": cause of death and disaster tagging. Another type begins its event anew. */
export function CauseSection() {
  const field = useMemorialField();
  const { control, setValue } = useFormContext<MemorialFields>();
  const type = useWatch({ control, name: 'disasterType' });
  const { faults } = useDayFaults();
  const happened = field('disasterDate');
  const forgetEvent = () => {
    setValue('disasterName', '', { shouldDirty: true });
    setValue('disasterDate', '', { shouldDirty: true });
  };
  return (
    <FormSection title="Cause of death">
      <TextInput label="Primary cause of death" maxLength={300} {...field('causeOfDeath')} />
      <Select
        label="Part of a disaster or conflict"
        optional
        options={DISASTER_TYPES}
        {...field('disasterType', { onChange: forgetEvent })}
      />
      {type && (
        <>
          <EventName key={type} type={type} />
          <DateInput
            label="Date of the event"
            optional
            {...happened}
            note={<LiveNote fault={happened.error ? '' : faults.get('disasterDate')} />}
          />
        </>
      )}
    </FormSection>
  );
}
