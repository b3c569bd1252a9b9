import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/ui/text-input';
import { endsBeforeStart } from '@/lib/memorials/date-rules';
import { useSay } from '@/lib/platform/language/use-say';
import { EntryList } from './entry-list';
import { LiveNote } from './live-note';
import { type MemorialFields, NEW_EDUCATION } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

export const EducationSection = () => (
  <EntryList name="education" empty={NEW_EDUCATION} limit={50}>
    {(index) => <EducationFields index={index} />}
  </EntryList>
);

function EducationFields({ index }: { index: number }) {
  const say = useSay();
  const field = useMemorialField();
  const at = `education.${index}` as const;
  const ended = field(`${at}.endYear`);
  return (
    <>
      <TextInput
        label={say('form.education.institution')}
        hint={say('form.education.institutionHint')}
        maxLength={300}
        {...field(`${at}.institution`)}
      />
      <TextInput
        label={say('form.education.degree')}
        optional
        maxLength={300}
        {...field(`${at}.degree`)}
      />
      <TextInput
        label={say('form.education.fieldOfStudy')}
        optional
        maxLength={300}
        {...field(`${at}.fieldOfStudy`)}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput
          label={say('form.education.startYear')}
          optional
          maxLength={300}
          {...field(`${at}.startYear`, { deps: [`${at}.endYear`] })}
        />
        <TextInput
          label={say('form.education.endYear')}
          optional
          maxLength={300}
          {...ended}
          note={!ended.error && <YearNote index={index} />}
        />
      </div>
      <TextInput
        label={say('form.education.location')}
        optional
        maxLength={300}
        {...field(`${at}.location`)}
      />
    </>
  );
}

function YearNote({ index }: { index: number }) {
  const say = useSay();
  const { control } = useFormContext<MemorialFields>();
  const [start = '', end = ''] = useWatch({
    control,
    name: [`education.${index}.startYear`, `education.${index}.endYear`],
  });
  const isFaulty = endsBeforeStart(start.trim(), end.trim());
  return <LiveNote fault={isFaulty ? say('memorials.faults.endBeforeStart') : ''} />;
}
