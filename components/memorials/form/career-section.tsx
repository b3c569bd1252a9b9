import { TextInput } from '@/components/ui/text-input';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { EntryList } from './entry-list';
import { NEW_CAREER } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

export const CareerSection = () => (
  <EntryList name="career" empty={NEW_CAREER} limit={50}>
    {(index) => <CareerFields index={index} />}
  </EntryList>
);

function CareerFields({ index }: { index: number }) {
  const t = useTranslate();
  const field = useMemorialField();
  const at = `career.${index}` as const;
  return (
    <>
      <TextInput label={t('form.career.company')} maxLength={300} {...field(`${at}.company`)} />
      <TextInput
        label={t('form.career.position')}
        optional
        maxLength={300}
        {...field(`${at}.position`)}
      />
      <TextInput
        label={t('form.career.years')}
        hint={t('form.career.yearsHint')}
        optional
        maxLength={300}
        {...field(`${at}.years`)}
      />
    </>
  );
}
