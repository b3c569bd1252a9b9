import { MaskedNumberInput } from '@/components/ui/masked-input';
import { Select } from '@/components/ui/select';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { FormSection } from './form-section';
import { identityTypeOptions } from './identity-types';
import { useMemorialField } from './use-memorial-field';

export function IdentitySection() {
  const t = useTranslate();
  const field = useMemorialField();
  return (
    <FormSection title={t('form.identity.title')}>
      <Select
        label={t('form.identity.type')}
        options={identityTypeOptions(t)}
        {...field('identityType')}
      />
      <MaskedNumberInput
        label={t('form.identity.number')}
        hint={t('form.identity.numberHint')}
        {...field('identityNumber')}
      />
    </FormSection>
  );
}
