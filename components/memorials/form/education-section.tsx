import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/ui/text-input';
import { endsBeforeStart } from '@/lib/memorials/date-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { EntryList } from './entry-list';
import { LiveHint } from './live-hint';
import { type MemorialFields, NEW_EDUCATION } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

export const EducationSection = () => (
  <EntryList name="education" empty={NEW_EDUCATION} limit={50}>
    {(index) => <EducationFields index={index} />}
  </EntryList>
);

function EducationFields({ index }: { index: number }) {
  const t = useTranslate();
  const field = useMemorialField();
  const at = `education.${index}` as const;
  const endYear = field(`${at}.endYear`);
  return (
    <>
      <TextInput
        label={t('form.education.institution')}
        hint={t('form.education.institutionHint')}
        maxLength={300}
        {...field(`${at}.institution`)}
      />
      <TextInput
        label={t('form.education.degree')}
        optional
        maxLength={300}
        {...field(`${at}.degree`)}
      />
      <TextInput
        label={t('form.education.fieldOfStudy')}
        optional
        maxLength={300}
        {...field(`${at}.fieldOfStudy`)}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput
          label={t('form.education.startYear')}
          optional
          maxLength={300}
          {...field(`${at}.startYear`, { deps: [`${at}.endYear`] })}
        />
        <TextInput
          label={t('form.education.endYear')}
          optional
          maxLength={300}
          {...endYear}
          note={!endYear.error && <YearNote index={index} />}
        />
      </div>
      <TextInput
        label={t('form.education.location')}
        optional
        maxLength={300}
        {...field(`${at}.location`)}
      />
    </>
  );
}

function YearNote({ index }: { index: number }) {
  const t = useTranslate();
  const { control } = useFormContext<MemorialFields>();
  const [start = '', end = ''] = useWatch({
    control,
    name: [`education.${index}.startYear`, `education.${index}.endYear`],
  });
  const isWrongOrder = endsBeforeStart(start.trim(), end.trim());
  return <LiveHint warning={isWrongOrder ? t('memorials.faults.endBeforeStart') : ''} />;
}
