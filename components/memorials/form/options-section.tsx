import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { FIELDS } from '@/lib/memorials/fields';
import { BIRTH_SHOWN, LIVING_SHOWN, READING_MODES } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { MemorialFields } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';
import { WreathChoice } from './wreath-choice';

type Props = {
  /** The visibility field of a new memorial, or a note about the visibility of an existing one. */
  visibilityField: ReactNode;
  isPublic: boolean;
};

/** The options of a memorial (product.md 2, "Create memorial"). */
export function OptionsSection({ visibilityField, isPublic }: Props) {
  const t = useTranslate();
  const field = useMemorialField();
  const { control } = useFormContext<MemorialFields>();
  const hasFlowers = useWatch({ control, name: 'enableDigitalFlowers' });
  return (
    <div className="space-y-6">
      {visibilityField}
      <RadioGroup
        label={t('form.options.birthShown')}
        hint={t('form.options.birthShownHint')}
        options={BIRTH_SHOWN.map((value) => ({ value, label: t(`form.birthShown.${value}`) }))}
        {...field('birthShown')}
      />
      <RadioGroup
        label={t('form.options.livingShown')}
        options={LIVING_SHOWN.map((value) => ({ value, label: t(`form.livingShown.${value}`) }))}
        {...field('livingShown')}
      />
      {isPublic && (
        <Checkbox
          label={t('form.options.onHomePage')}
          hint={t('form.options.onHomePageHint')}
          {...field('onHomePage')}
        />
      )}
      <Checkbox
        label={t('form.options.flowers')}
        hint={t('form.options.flowersHint')}
        {...field('enableDigitalFlowers')}
      />
      {hasFlowers && (
        <TextInput
          label={t('form.options.amount')}
          hint={t('form.options.amountHint', { min: AMOUNT.min, max: AMOUNT.max })}
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
        label={t('form.options.reminder')}
        hint={t('form.options.reminderHint')}
        {...field('birthdayReminder')}
      />
      <WreathChoice />
      <RadioGroup
        label={t('form.options.reading')}
        options={READING_MODES.map((value) => ({ value, label: t(`form.readings.${value}`) }))}
        {...field('reading')}
      />
    </div>
  );
}

const AMOUNT = FIELDS.suggestedDonationAmount;

/** Returns undefined for an empty field, so that the schema's default applies. */
const toAmount = (text: unknown) => (text === '' || text === undefined ? undefined : Number(text));
