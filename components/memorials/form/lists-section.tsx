import { FormSection } from './form-section';
import { ListInput } from './list-input';

/** product.md 2, "Create memorial": achievements, hobbies, charities. */
export const ListsSection = () => (
  <FormSection title="What they did and loved">
    <p className="text-ink-soft">
      Separate items with commas. If an item has a comma in it, put it in quotes: "Mayor of Eshowe,
      twice".
    </p>
    <ListInput name="achievements" label="Achievements" rows={2} />
    <ListInput name="hobbies" label="Hobbies" rows={2} />
    <ListInput name="charities" label="Charities" hint="Causes they cared for." rows={2} />
  </FormSection>
);
