import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useSay } from '@/lib/platform/language/use-say';
import { FormSection } from './form-section';
import { ListInput } from './list-input';
import { useMemorialField } from './use-memorial-field';

export function PersonalSection() {
  const say = useSay();
  const field = useMemorialField();
  return (
    <FormSection title={say('form.personal.title')}>
      <TextInput label={say('form.personal.nickName')} optional {...field('nickName')} />
      <TextInput
        label={say('form.personal.maidenName')}
        hint={say('form.personal.maidenNameHint')}
        optional
        {...field('maidenName')}
      />
      <TextInput label={say('form.personal.nationality')} {...field('nationality')} />
      <ListInput
        label={say('form.personal.languages')}
        hint={say('form.personal.languagesHint')}
        name="languagesSpoken"
      />
      <TextInput label={say('form.personal.religion')} optional {...field('religion')} />
      <TextArea
        label={say('form.personal.favoriteQuote')}
        optional={say('ui.optional')}
        rows={3}
        {...field('favoriteQuote')}
      />
    </FormSection>
  );
}
