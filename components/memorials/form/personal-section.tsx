import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useSay } from '@/lib/platform/language/use-say';
import { FormSection } from './form-section';
import { ListInput } from './list-input';
import { useMemorialField } from './use-memorial-field';

/** product.md 3, "Personal-information section". */
export function PersonalSection() {
  const say = useSay();
  const field = useMemorialField();
  return (
    <FormSection title="Origin and beliefs">
      <TextInput label="Nickname" optional {...field('nickName')} />
      <TextInput label="Maiden name" hint="If applicable." optional {...field('maidenName')} />
      <TextInput label="Nationality" {...field('nationality')} />
      <ListInput
        label="Languages"
        hint="Separate items with commas, for example: English, isiZulu"
        name="languagesSpoken"
      />
      <TextInput label="Religion" optional {...field('religion')} />
      <TextArea
        label="Favorite quote"
        optional={say('ui.optional')}
        rows={3}
        {...field('favoriteQuote')}
      />
    </FormSection>
  );
}
