/** The identity types that the creation form offers (product.md 3, "Enumerations"). */
export const IDENTITY_TYPE_OPTIONS = [
  { value: 'national_id', label: 'National ID' },
  { value: 'passport', label: 'Passport' },
  { value: 'ssn', label: 'Social security number' },
  { value: 'other', label: 'Other' },
];
