import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useSay } from '@/lib/platform/language/use-say';
import { useMemorialField } from './use-memorial-field';

/** Where and when the service is (product.md 2, "Create memorial": service). */
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

/** Browsers leave out seconds that are zero; with an offset behind it, ISO 8601 as zod reads it has them. */
const withSeconds = (moment: unknown) =>
  typeof moment === 'string' && moment.length === 'yyyy-mm-ddThh:mm'.length
    ? `${moment}:00`
    : moment;
