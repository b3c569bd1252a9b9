import { TextArea } from '@/components/ui/text-area';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { useSay } from '@/lib/platform/language/use-say';
import { LiveNote } from './live-note';
import { useDayFaults } from './use-day-faults';
import { useMemorialField } from './use-memorial-field';

/** Who they were (product.md 2, "Create memorial": basic data). */
export function BasicSection() {
  const say = useSay();
  const field = useMemorialField();
  const { faults, age } = useDayFaults();
  const born = field('birthDate', { deps: ['deathDate'] });
  const died = field('deathDate', { deps: ['disasterDate'] });
  return (
    <div className="space-y-6">
      <TextInput label={say('form.basic.fullName')} autoComplete="off" {...field('fullName')} />
      <DateInput
        label={say('form.basic.birthDate')}
        {...born}
        note={<LiveNote fault={born.error ? '' : faults.get('birthDate')} />}
      />
      <TextInput label={say('form.basic.placeOfBirth')} {...field('placeOfBirth')} />
      <DateInput
        label={say('form.basic.deathDate')}
        {...died}
        note={<LiveNote fault={died.error ? '' : faults.get('deathDate')} fact={age} />}
      />
      <TextArea
        label={say('form.basic.biography')}
        hint={say('form.basic.biographyHint')}
        rows={8}
        {...field('biography')}
      />
    </div>
  );
}
