import type { UseFormRegister } from 'react-hook-form';
import { DateInput } from '@/components/forms/date-input';
import { Select } from '@/components/forms/select';
import { TextArea } from '@/components/forms/text-area';
import { TextInput } from '@/components/forms/text-input';
import { FormSection } from './form-section';
import type { FormValues } from './form-values';
import { PictureField } from './picture-field';
import type { Draft } from './use-draft';

type Props = {
  register: UseFormRegister<FormValues>;
  errorOf: (name: keyof FormValues) => string | undefined;
  draft: Draft | null;
};

const IDENTITY_TYPES = [
  { value: 'national_id', label: 'National ID' },
  { value: 'passport', label: 'Passport' },
  { value: 'ssn', label: 'Social security number' },
  { value: 'other', label: 'Other' },
];

/** What every memorial needs (spec 5, "Create memorial"). */
export function FormFields({ register, errorOf, draft }: Props) {
  const field = (name: keyof FormValues) => ({ ...register(name), error: errorOf(name) });
  return (
    <>
      <FormSection title="The person">
        <TextInput label="Full name" autoComplete="off" {...field('name')} />
        <DateInput label="Birth date" {...field('birthDate')} />
        <TextInput label="Place of birth" {...field('birthPlace')} />
        <DateInput label="Death date" {...field('deathDate')} />
        <TextArea
          label="Biography"
          hint="Who they were, in your words. An empty line begins a new paragraph."
          rows={8}
          {...field('description')}
        />
        <PictureField draft={draft} {...field('profileImage')} />
      </FormSection>
      <FormSection title="Identity and origin">
        <Select label="Identity type" options={IDENTITY_TYPES} {...field('identityType')} />
        <TextInput
          label="Identity number"
          hint="Kept encrypted. It is never shown on the page."
          autoComplete="off"
          {...field('identityNumber')}
        />
        <TextInput label="Nationality" {...field('nationality')} />
        <TextInput label="Primary cause of death" {...field('causeOfDeath')} />
      </FormSection>
    </>
  );
}
