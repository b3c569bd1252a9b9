import { useSay } from '@/lib/platform/language/use-say';
import { FormSection } from './form-section';
import { ListInput } from './list-input';

export function ListsSection() {
  const say = useSay();
  return (
    <FormSection title={say('form.lists.title')}>
      <p className="text-ink-soft">{say('form.lists.hint')}</p>
      <ListInput name="achievements" label={say('form.lists.achievements')} rows={2} />
      <ListInput name="hobbies" label={say('form.lists.hobbies')} rows={2} />
      <ListInput
        name="charities"
        label={say('form.lists.charities')}
        hint={say('form.lists.charitiesHint')}
        rows={2}
      />
    </FormSection>
  );
}
