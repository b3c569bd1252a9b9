import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useMemorialField } from './use-memorial-field';

export function ServiceSection() {
  const t = useTranslate();
  const field = useMemorialField();
  return (
    <div className="space-y-6">
      <TextInput
        label={t('form.service.date')}
        optional
        type="datetime-local"
        className="max-w-72"
        {...field('serviceDate', { setValueAs: withSeconds })}
      />
      <TextInput label={t('form.service.place')} optional {...field('serviceLocation')} />
      <TextArea
        label={t('form.service.details')}
        hint={t('form.service.detailsHint')}
        optional={t('ui.optional')}
        {...field('serviceDetails')}
      />
    </div>
  );
}

/** Browsers omit seconds that are zero, but zod requires seconds in a time with an offset. */
const withSeconds = (moment: unknown) =>
  typeof moment === 'string' && moment.length === 'yyyy-mm-ddThh:mm'.length
    ? `${moment}:00`
    : moment;
