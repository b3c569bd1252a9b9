import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/ui/text-input';
import { END_BEFORE_START, endsBeforeStart } from '@/lib/memorials/date-rules';
import { EntryList } from './entry-list';
import { LiveNote } from './live-note';
import { type MemorialFields, NEW_EDUCATION } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

/** product.md 3, "Education entry (form)". */
export const EducationSection = () => (
  <EntryList name="education" title="Education" entry="School" empty={NEW_EDUCATION} limit={50}>
    {(index) => <EducationFields index={index} />}
  </EntryList>
);

function EducationFields({ index }: { index: number }) {
  const field = useMemorialField();
  const at = `education.${index}` as const;
  const ended = field(`${at}.endYear`);
  return (
    <>
      <TextInput
        label="Institution"
        hint="School, college or university."
        maxLength={300}
        {...field(`${at}.institution`)}
      />
      <TextInput label="Degree" optional maxLength={300} {...field(`${at}.degree`)} />
      <TextInput label="Field of study" optional maxLength={300} {...field(`${at}.fieldOfStudy`)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label="Start year"
          optional
          maxLength={300}
          {...field(`${at}.startYear`, { deps: [`${at}.endYear`] })}
        />
        <TextInput
          label="End year"
          optional
          maxLength={300}
          {...ended}
          note={!ended.error && <YearNote index={index} />}
        />
      </div>
      <TextInput label="Location" optional maxLength={300} {...field(`${at}.location`)} />
    </>
  );
}

function YearNote({ index }: { index: number }) {
  const { control } = useFormContext<MemorialFields>();
  const [start = '', end = ''] = useWatch({
    control,
    name: [`education.${index}.startYear`, `education.${index}.endYear`],
  });
  return <LiveNote fault={endsBeforeStart(start.trim(), end.trim()) ? END_BEFORE_START : ''} />;
}
