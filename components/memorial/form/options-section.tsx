import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/forms/checkbox';
import { TextInput } from '@/components/forms/text-input';
import type { MemorialFields } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

/** Spec 2, "Create memorial": options. */
export function OptionsSection() {
  const field = useMemorialField();
  const { control } = useFormContext<MemorialFields>();
  const hasFlowers = useWatch({ control, name: 'enableDigitalFlowers' });
  return (
    <div className="space-y-6">
      <Checkbox
        label="Everybody may find and see the memorial"
        hint="Without this, only you can open it."
        {...field('isPublic')}
      />
      <Checkbox
        label="Allow digital flowers"
        hint="People can leave a paid flower tribute with a message."
        {...field('enableDigitalFlowers')}
      />
      {hasFlowers && (
        <TextInput
          label="Suggested amount for flowers (USD)"
          hint="A whole amount from 1 to 500. People can choose another."
          type="number"
          min={1}
          max={500}
          step={1}
          inputMode="numeric"
          className="max-w-40"
          {...field('suggestedDonationAmount', { setValueAs: toAmount })}
        />
      )}
      <Checkbox
        label="Remind me of the birthday"
        hint="You get an e-mail each year."
        {...field('enableBirthDateReminder')}
      />
    </div>
  );
}

/** An emptied field asks for the default, which the schema knows. */
const toAmount = (text: unknown) => (text === '' || text === undefined ? undefined : Number(text));
