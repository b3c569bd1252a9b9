import { SecretInput } from '@/components/forms/secret-input';
import { Select } from '@/components/forms/select';
import { FormSection } from './form-section';
import { IDENTITY_TYPE_OPTIONS } from './identity-types';
import { useMemorialField } from './use-memorial-field';

/** Spec 2, "Create memorial": identity. */
export function IdentitySection() {
  const field = useMemorialField();
  return (
    <FormSection title="Identity">
      <Select label="Identity type" options={IDENTITY_TYPE_OPTIONS} {...field('identityType')} />
      <SecretInput
        label="Identity number"
        hint="Kept encrypted. It is never shown on the page."
        maxLength={100}
        {...field('identityNumber')}
      />
    </FormSection>
  );
}
