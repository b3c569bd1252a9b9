import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { CAUSE_VISIBILITIES } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { EventName } from './event-name';
import { FormSection } from './form-section';
import { LiveHint } from './live-hint';
import type { MemorialFields } from './memorial-fields';
import { useDateErrors } from './use-date-errors';
import { useMemorialField } from './use-memorial-field';

const DISASTER_TYPES = ['', 'war', 'natural', 'pandemic', 'accident'] as const;

type Props = {
  /** True if visitors can see the cause only because nobody has chosen its visibility yet. */
  isShownByDefault?: boolean;
};

/** Cause of death and disaster tagging (product.md 2, "Create memorial"). Choosing another type clears the event. */
export function CauseSection({ isShownByDefault = false }: Props) {
  const t = useTranslate();
  const field = useMemorialField();
  const { control, setValue } = useFormContext<MemorialFields>();
  const type = useWatch({ control, name: 'disasterType' });
  const { faults } = useDateErrors();
  const eventDate = field('disasterDate');
  const clearEvent = () => {
    setValue('disasterName', '', { shouldDirty: true });
    setValue('disasterDate', '', { shouldDirty: true });
  };
  return (
    <FormSection title={t('form.cause.title')}>
      <TextInput label={t('form.cause.primary')} maxLength={300} {...field('causeOfDeath')} />
      <RadioGroup
        label={t('form.cause.visibility')}
        hint={t(isShownByDefault ? 'form.cause.visibilityUnasked' : 'form.cause.visibilityHint')}
        options={CAUSE_VISIBILITIES.map((value) => ({
          value,
          label: t(`form.visibilities.${value}`),
        }))}
        {...field('causeVisibility')}
      />
      <Select
        label={t('form.cause.disasterType')}
        optional
        options={DISASTER_TYPES.map((value) => ({
          value,
          label: t(`form.disasterTypes.${value || 'none'}`),
        }))}
        {...field('disasterType', { onChange: clearEvent })}
      />
      {type && (
        <>
          <EventName key={type} type={type} />
          <DateInput
            label={t('form.cause.eventDate')}
            optional
            {...eventDate}
            note={<LiveHint warning={eventDate.error ? '' : faults.get('disasterDate')} />}
          />
        </>
      )}
    </FormSection>
  );
}
