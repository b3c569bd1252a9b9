import { EntryList } from './entry-list';
import { NEW_RELATIVE } from './memorial-fields';
import { RelativeFields } from './relative-fields';

/** product.md 3, "Family member". */
export const FamilySection = ({ hasPrivateFields = true }: { hasPrivateFields?: boolean }) => (
  <EntryList name="familyMembers" empty={NEW_RELATIVE} limit={100}>
    {(index) => <RelativeFields index={index} hasPrivateFields={hasPrivateFields} />}
  </EntryList>
);
