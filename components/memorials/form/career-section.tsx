import { TextInput } from '@/components/ui/text-input';
import { useSay } from '@/lib/platform/language/use-say';
import { EntryList } from './entry-list';
import { NEW_CAREER } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

export const CareerSection = () => (
  <EntryList name="career" empty={NEW_CAREER} limit={50}>
    {(index) => <CareerFields index={index} />}
  </EntryList>
);

function CareerFields({ index }: { index: number }) {
  const say = useSay();
  const field = useMemorialField();
  const at = `career.${index}` as const;
  return (
    <>
      <TextInput label={say('form.career.company')} maxLength={300} {...field(`${at}.company`)} />
      <TextInput
        label={say('form.career.position')}
        optional
        maxLength={300}
        {...field(`${at}.position`)}
      />
      <TextInput
        label={say('form.career.years')}
        hint={say('form.career.yearsHint')}
        optional
        maxLength={300}
        {...field(`${at}.years`)}
      />
    </>
  );
}
