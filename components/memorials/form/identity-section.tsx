import { SecretInput } from '@/components/ui/concealed-input';
import { Select } from '@/components/ui/select';
import { useSay } from '@/lib/platform/language/use-say';
import { FormSection } from './form-section';
import { identityTypeOptions } from './identity-types';
import { useMemorialField } from './use-memorial-field';

export function IdentitySection() {
  const say = useSay();
  const field = useMemorialField();
  return (
    <FormSection title={say('form.identity.title')}>
      <Select
        label={say('form.identity.type')}
        options={identityTypeOptions(say)}
        {...field('identityType')}
      />
      <SecretInput
        label={say('form.identity.number')}
        hint={say('form.identity.numberHint')}
        {...field('identityNumber')}
      />
    </FormSection>
  );
}
