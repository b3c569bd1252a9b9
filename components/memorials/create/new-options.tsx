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
 * The options of a new memorial: what is safer is chosen until somebody chooses, and they are in the page while another step is
 * shown. A family password and invitations are chosen on the page of the memorial, once it is there.
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
            // A form that was begun before there were levels may have it off.
            onChange: ({ target }) => setValue('isPublic', target.value === 'public'),
          })}
        />
      }
    />
  );
}
