import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { OptionsSection } from '../form/options-section';
import { useMemorialField } from '../form/use-memorial-field';
import { diedAsChild } from './died-as-child';
import type { FormValues } from './form-values';
import { INITIAL_VISIBILITIES } from './initial-visibilities';
import { useBirthYearPreset } from './use-birth-year-preset';
import { useChildVisibilityPreset } from './use-child-visibility-preset';

/**
 * The options of a new memorial. The safer choices are preset until the person chooses otherwise, even while another
 * step is shown. The family password and invitations are set up later, on the memorial's page.
 */
export function NewMemorialOptions() {
  const t = useTranslate();
  const field = useMemorialField();
  const { control, setValue } = useFormContext<FormValues>();
  useBirthYearPreset();
  useChildVisibilityPreset();
  const [visibility, birthDate, deathDate] = useWatch({
    control,
    name: ['visibility', 'birthDate', 'deathDate'],
  });
  const isChild = diedAsChild(birthDate, deathDate);
  return (
    <OptionsSection
      isPublic={visibility === 'public'}
      visibilityField={
        <RadioGroup
          label={t('form.options.level')}
          hint={t(isChild ? 'form.options.levelOfChild' : 'form.options.levelHint')}
          options={INITIAL_VISIBILITIES.map((value) => ({
            value,
            label: t(`access.levels.${value}`),
          }))}
          {...field('visibility', {
            // A form stored before levels existed may still have `isPublic` off.
            onChange: ({ target }) => setValue('isPublic', target.value === 'public'),
          })}
        />
      }
    />
  );
}
