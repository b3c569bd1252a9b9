import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useSay } from '@/lib/platform/language/use-say';
import { useMemorialField } from './use-memorial-field';

export function ServiceSection() {
  const say = useSay();
  const field = useMemorialField();
  return (
    <div className="space-y-6">
      <TextInput
        label={say('form.service.date')}
        optional
        type="datetime-local"
        className="max-w-72"
        {...field('serviceDate', { setValueAs: withSeconds })}
      />
      <TextInput label={say('form.service.place')} optional {...field('serviceLocation')} />
      <TextArea
        label={say('form.service.details')}
        hint={say('form.service.detailsHint')}
        optional={say('ui.optional')}
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
