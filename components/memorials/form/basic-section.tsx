import { TextArea } from '@/components/ui/text-area';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { LiveNote } from './live-note';
import { useDayFaults } from './use-day-faults';
import { useMemorialField } from './use-memorial-field';

/** Who they were (product.md 2, "Create memorial": basic data). */
export function BasicSection() {
  const field = useMemorialField();
  const { faults, age } = useDayFaults();
  const born = field('birthDate', { deps: ['deathDate'] });
  const died = field('deathDate', { deps: ['disasterDate'] });
  return (
    <div className="space-y-6">
      <TextInput label="Full name" autoComplete="off" {...field('fullName')} />
      <DateInput
        label="Birth date"
        {...born}
        note={<LiveNote fault={born.error ? '' : faults.get('birthDate')} />}
      />
      <TextInput label="Place of birth" {...field('placeOfBirth')} />
      <DateInput
        label="Death date"
        {...died}
        note={<LiveNote fault={died.error ? '' : faults.get('deathDate')} fact={age} />}
      />
      <TextArea
        label="Biography"
        hint="Who they were, in your words. An empty line begins a new paragraph."
        rows={8}
        {...field('biography')}
      />
    </div>
  );
}
