import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { useSay } from '@/lib/platform/language/use-say';
import { OptionsSection } from '../form/options-section';
import { useMemorialField } from '../form/use-memorial-field';
import { FIRST_LEVELS } from './first-levels';
import type { FormValues } from './form-values';
import { useSaferBirth } from './use-safer-birth';
import { useSaferLevel } from './use-safer-level';
import { wasChild } from './was-child';

/**
 * The options of a new memorial. The safer choice is preset until somebody chooses, and takes effect even while another
 * step is shown. The family password and invitations are set on the memorial's page later.
 */
export function NewOptions() {
  const say = useSay();
  const field = useMemorialField();
  const { control, setValue } = useFormContext<FormValues>();
  useSaferBirth();
  useSaferLevel();
  const [visibility, birthDate, deathDate] = useWatch({
    control,
    name: ['visibility', 'birthDate', 'deathDate'],
  });
  const isChild = wasChild(birthDate, deathDate);
  return (
    <OptionsSection
      isPublic={visibility === 'public'}
      level={
        <RadioGroup
          label={say('form.options.level')}
          hint={say(isChild ? 'form.options.levelOfChild' : 'form.options.levelHint')}
          options={FIRST_LEVELS.map((value) => ({ value, label: say(`access.levels.${value}`) }))}
          {...field('visibility', {
            // A form stored before levels existed may still have `isPublic` off.
            onChange: ({ target }) => setValue('isPublic', target.value === 'public'),
          })}
        />
      }
    />
  );
}
