import { FormSection } from './form-section';
import { ListInput } from './list-input';

/** Spec 2, "Create memorial": achievements, hobbies, charities. */
export const ListsSection = () => (
  <FormSection title="What they did and loved">
    <p className="text-ink-soft">
      Put commas between the items. Put an item that has a comma itself in “quotes”, like "Mayor of
      Eshowe, twice".
    </p>
    <ListInput name="achievements" label="Achievements" rows={2} />
    <ListInput name="hobbies" label="Hobbies" rows={2} />
    <ListInput name="charities" label="Charities" hint="Causes they cared for." rows={2} />
  </FormSection>
);
