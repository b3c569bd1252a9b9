import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { FIELDS } from '@/lib/memorials/fields';
import { BIRTH_SHOWN, LIVING_SHOWN, READINGS } from '@/lib/memorials/rules';
import { useSay } from '@/lib/platform/language/use-say';
import type { MemorialFields } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';
import { WreathChoice } from './wreath-choice';

type Props = {
  /** The choice of visibility for a new memorial; for an existing one, a note about it. */
  level: ReactNode;
  isPublic: boolean;
};

/** The options of a memorial (product.md 2, "Create memorial"). */
export function OptionsSection({ level, isPublic }: Props) {
  const say = useSay();
  const field = useMemorialField();
  const { control } = useFormContext<MemorialFields>();
  const hasFlowers = useWatch({ control, name: 'enableDigitalFlowers' });
  return (
    <div className="space-y-6">
      {level}
      <RadioGroup
        label={say('form.options.birthShown')}
        hint={say('form.options.birthShownHint')}
        options={BIRTH_SHOWN.map((value) => ({ value, label: say(`form.birthShown.${value}`) }))}
        {...field('birthShown')}
      />
      <RadioGroup
        label={say('form.options.livingShown')}
        options={LIVING_SHOWN.map((value) => ({ value, label: say(`form.livingShown.${value}`) }))}
        {...field('livingShown')}
      />
      {isPublic && (
        <Checkbox
          label={say('form.options.onHomePage')}
          hint={say('form.options.onHomePageHint')}
          {...field('onHomePage')}
        />
      )}
      <Checkbox
        label={say('form.options.flowers')}
        hint={say('form.options.flowersHint')}
        {...field('enableDigitalFlowers')}
      />
      {hasFlowers && (
        <TextInput
          label={say('form.options.amount')}
          hint={say('form.options.amountHint', { min: AMOUNT.min, max: AMOUNT.max })}
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
        label={say('form.options.reminder')}
        hint={say('form.options.reminderHint')}
        {...field('birthdayReminder')}
      />
      <WreathChoice />
      <RadioGroup
        label={say('form.options.reading')}
        options={READINGS.map((value) => ({ value, label: say(`form.readings.${value}`) }))}
        {...field('reading')}
      />
    </div>
  );
}

const AMOUNT = FIELDS.suggestedDonationAmount;

/** An empty field means the schema's default. */
const toAmount = (text: unknown) => (text === '' || text === undefined ? undefined : Number(text));
