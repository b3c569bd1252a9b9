import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { TextInput } from '@/components/ui/text-input';
import { FIELDS } from '@/lib/memorials/fields';
import type { MemorialFields } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

/** product.md 2, "Create memorial": options. */
export function OptionsSection() {
  const field = useMemorialField();
  const { control } = useFormContext<MemorialFields>();
  const hasFlowers = useWatch({ control, name: 'enableDigitalFlowers' });
  return (
    <div className="space-y-6">
      <Checkbox
        label="Anyone can find and view this memorial"
        hint="If off, only you and our administrators can see it. Its link and its code open it for nobody else, family included."
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
          min={AMOUNT.min}
          max={AMOUNT.max}
          step={1}
          inputMode="numeric"
          className="max-w-40"
          {...field('suggestedDonationAmount', { setValueAs: toAmount })}
        />
      )}
      <Checkbox
        label="Remind me of the birthday"
        hint="We send you an e-mail each year."
        {...field('birthdayReminder')}
      />
    </div>
  );
}

const AMOUNT = FIELDS.suggestedDonationAmount;

/** An empty field means the default, which the schema knows. */
const toAmount = (text: unknown) => (text === '' || text === undefined ? undefined : Number(text));
