import { TextArea } from '@/components/forms/text-area';
import { TextInput } from '@/components/forms/text-input';
import { FormSection } from './form-section';
import { ListInput } from './list-input';
import { useMemorialField } from './use-memorial-field';

/** Spec 3, "Personal-information section". */
export function PersonalSection() {
  const field = useMemorialField();
  return (
    <FormSection title="Origin and beliefs">
      <TextInput label="Nickname" optional maxLength={300} {...field('nickname')} />
      <TextInput
        label="Maiden name"
        hint="If applicable."
        optional
        maxLength={300}
        {...field('maidenName')}
      />
      <TextInput label="Nationality" maxLength={100} {...field('nationality')} />
      <ListInput
        label="Languages"
        hint="With commas between them, for example: English, isiZulu"
        name="languages"
      />
      <TextInput label="Religion" optional maxLength={300} {...field('religion')} />
      <TextArea label="Favorite quote" optional rows={3} {...field('favoriteQuote')} />
    </FormSection>
  );
}
