import { Checkbox } from '@/components/forms/checkbox';
import { DateInput } from '@/components/forms/date-input';
import { SecretInput } from '@/components/forms/secret-input';
import { Select } from '@/components/forms/select';
import { TextInput } from '@/components/forms/text-input';
import { RELATIONSHIPS } from '@/lib/memorials/rules';
import { IDENTITY_TYPE_OPTIONS } from './identity-types';
import { useMemorialField } from './use-memorial-field';

const RELATIONSHIP_OPTIONS = RELATIONSHIPS.map((value) => ({ value, label: value }));

/** One family member. Only the name, the relationship and whether they live are ever public. */
export function RelativeFields({ index }: { index: number }) {
  const field = useMemorialField();
  const at = `familyMembers.${index}` as const;
  return (
    <>
      <Select
        label="Relationship"
        options={RELATIONSHIP_OPTIONS}
        {...field(`${at}.relationship`)}
      />
      <TextInput
        label="Full name"
        autoComplete="off"
        maxLength={300}
        {...field(`${at}.fullName`)}
      />
      <Checkbox label="Is living" {...field(`${at}.isLiving`)} />
      <p className="text-sm text-ink-soft">
        What follows is kept encrypted. It is never shown on the page.
      </p>
      <TextInput
        label="Email"
        type="email"
        optional
        autoComplete="off"
        maxLength={300}
        {...field(`${at}.email`)}
      />
      <TextInput
        label="Phone"
        type="tel"
        optional
        autoComplete="off"
        maxLength={300}
        {...field(`${at}.phone`)}
      />
      <DateInput label="Birth date" optional {...field(`${at}.birthDate`)} />
      <Select
        label="Identity type"
        options={IDENTITY_TYPE_OPTIONS}
        {...field(`${at}.identityType`)}
      />
      <SecretInput
        label="Identity number"
        optional
        maxLength={300}
        {...field(`${at}.identityNumber`)}
      />
    </>
  );
}
