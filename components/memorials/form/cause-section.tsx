import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { EventName } from './event-name';
import { FormSection } from './form-section';
import { LiveNote } from './live-note';
import type { MemorialFields } from './memorial-fields';
import { useDayFaults } from './use-day-faults';
import { useMemorialField } from './use-memorial-field';

const VISIBILITIES = [
  { value: 'shown', label: 'Shown on the page and found by search' },
  { value: 'hidden', label: 'Only for us' },
];
const UNASKED = 'Nobody has answered this yet, so visitors see it today. ';

const DISASTER_TYPES = [
  { value: '', label: 'None' },
  { value: 'war', label: 'War or conflict' },
  { value: 'natural', label: 'Natural disaster' },
  { value: 'pandemic', label: 'Pandemic' },
  { value: 'accident', label: 'Accident' },
];

type Props = {
  /** Whether visitors see the cause already, because nobody has said yet whether they may. */
  isShownUnasked?: boolean;
};

/** product.md 2, "Create memorial": cause of death and disaster tagging. Choosing another type clears the event. */
export function CauseSection({ isShownUnasked = false }: Props) {
  const field = useMemorialField();
  const { control, setValue } = useFormContext<MemorialFields>();
  const type = useWatch({ control, name: 'disasterType' });
  const { faults } = useDayFaults();
  const happened = field('disasterDate');
  const clearEvent = () => {
    setValue('disasterName', '', { shouldDirty: true });
    setValue('disasterDate', '', { shouldDirty: true });
  };
  return (
    <FormSection title="Cause of death">
      <TextInput label="Primary cause of death" maxLength={300} {...field('causeOfDeath')} />
      <RadioGroup
        label="May visitors see the cause of death?"
        hint={`${isShownUnasked ? UNASKED : ''}Your answer also applies to the event below.`}
        options={VISIBILITIES}
        {...field('causeVisibility')}
      />
      <Select
        label="Part of a disaster or conflict"
        optional
        options={DISASTER_TYPES}
        {...field('disasterType', { onChange: clearEvent })}
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
