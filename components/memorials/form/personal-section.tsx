import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { FormSection } from './form-section';
import { ListInput } from './list-input';
import { useMemorialField } from './use-memorial-field';

export function PersonalSection() {
  const t = useTranslate();
  const field = useMemorialField();
  return (
    <FormSection title={t('form.personal.title')}>
      <TextInput label={t('form.personal.nickName')} optional {...field('nickName')} />
      <TextInput
        label={t('form.personal.maidenName')}
        hint={t('form.personal.maidenNameHint')}
        optional
        {...field('maidenName')}
      />
      <TextInput label={t('form.personal.nationality')} {...field('nationality')} />
      <ListInput
        label={t('form.personal.languages')}
        hint={t('form.personal.languagesHint')}
        name="languagesSpoken"
      />
      <TextInput label={t('form.personal.religion')} optional {...field('religion')} />
      <TextArea
        label={t('form.personal.favoriteQuote')}
        optional={t('ui.optional')}
        rows={3}
        {...field('favoriteQuote')}
      />
    </FormSection>
  );
}
