import { useTranslate } from '@/lib/platform/language/use-translate';
import { FormSection } from './form-section';
import { ListInput } from './list-input';

export function ListsSection() {
  const t = useTranslate();
  return (
    <FormSection title={t('form.lists.title')}>
      <p className="text-ink-soft">{t('form.lists.hint')}</p>
      <ListInput name="achievements" label={t('form.lists.achievements')} rows={2} />
      <ListInput name="hobbies" label={t('form.lists.hobbies')} rows={2} />
      <ListInput
        name="charities"
        label={t('form.lists.charities')}
        hint={t('form.lists.charitiesHint')}
        rows={2}
      />
    </FormSection>
  );
}
