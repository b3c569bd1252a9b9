import { isMask, PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { EntryList } from './entry-list';
import { NEW_RELATIVE } from './memorial-fields';
import { RelativeFields } from './relative-fields';

/**
 * The relatives of product.md 3, "Family member". Without access to private fields, a relative with masked values
 * cannot be removed, since the server refuses to delete what the viewer may not read.
 */
export const FamilySection = ({ hasPrivateFields = true }: { hasPrivateFields?: boolean }) => (
  <EntryList
    name="familyMembers"
    empty={NEW_RELATIVE}
    limit={100}
    mayRemove={
      hasPrivateFields
        ? undefined
        : (relative) => !PRIVATE_FIELDS.some((field) => isMask(relative[field]))
    }
  >
    {(index) => <RelativeFields index={index} hasPrivateFields={hasPrivateFields} />}
  </EntryList>
);
