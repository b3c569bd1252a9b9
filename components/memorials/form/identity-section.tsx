import { SecretInput } from '@/components/ui/concealed-input';
import { Select } from '@/components/ui/select';
import { FormSection } from './form-section';
import { IDENTITY_TYPE_OPTIONS } from './identity-types';
import { useMemorialField } from './use-memorial-field';

/** product.md 2, "Create memorial": identity. */
export function IdentitySection() {
  const field = useMemorialField();
  return (
    <FormSection title="Identity">
      <Select label="Identity type" options={IDENTITY_TYPE_OPTIONS} {...field('identityType')} />
      <SecretInput
        label="Identity number"
        hint="Stored encrypted and never shown on the page."
        {...field('identityNumber')}
      />
    </FormSection>
  );
}
