import { TextInput } from '@/components/ui/text-input';
import { EntryList } from './entry-list';
import { NEW_CAREER } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

/** product.md 3, "Memorial as stored": career (company, position, years). */
export const CareerSection = () => (
  <EntryList name="career" title="Career" entry="Position" empty={NEW_CAREER} limit={50}>
    {(index) => <CareerFields index={index} />}
  </EntryList>
);

function CareerFields({ index }: { index: number }) {
  const field = useMemorialField();
  const at = `career.${index}` as const;
  return (
    <>
      <TextInput label="Company" maxLength={300} {...field(`${at}.company`)} />
      <TextInput label="Job title" optional maxLength={300} {...field(`${at}.position`)} />
      <TextInput
        label="Years"
        hint="For example: 1975 to 2008"
        optional
        maxLength={300}
        {...field(`${at}.years`)}
      />
    </>
  );
}
