import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { DISASTER_EVENTS } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { MemorialFields } from './memorial-fields';

const OTHER = 'Other';

type Event = (typeof DISASTER_EVENTS)[keyof typeof DISASTER_EVENTS][number];

/**
 * The choice of an event for a disaster type. 'Other' adds a text field for the name; until a name is typed, the
 * field's value is 'Other'.
 */
export function EventName({ type }: { type: keyof typeof DISASTER_EVENTS }) {
  const t = useTranslate();
  const { control } = useFormContext<MemorialFields>();
  const { field, fieldState } = useController({ control, name: 'disasterName' });
  const events: readonly Event[] = DISASTER_EVENTS[type];
  // Kept as state because a typed name may temporarily equal an event in the list.
  const [chosenEvent, setChosenEvent] = useState('');
  const hasTypedName = field.value !== '' && !events.some((event) => event === field.value);
  const isOther = chosenEvent === OTHER || hasTypedName || field.value === OTHER;
  return (
    <>
      <Select
        id={isOther ? 'disasterEvent' : 'disasterName'}
        label={t('form.cause.event')}
        optional
        placeholder={t('form.cause.eventPlaceholder')}
        options={events.map((value) => ({ value, label: t(`memorials.events.${value}`) }))}
        value={isOther ? OTHER : field.value}
        onChange={({ target }) => {
          setChosenEvent(target.value);
          field.onChange(target.value);
        }}
        onBlur={field.onBlur}
      />
      {isOther && (
        <TextInput
          id="disasterName"
          label={t('form.cause.eventName')}
          optional
          maxLength={300}
          value={field.value === OTHER ? '' : field.value}
          onChange={({ target }) => field.onChange(target.value || OTHER)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    </>
  );
}
