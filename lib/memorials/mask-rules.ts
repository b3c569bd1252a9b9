/** Always four dots, so that the length of the hidden part is not revealed. */
const DOTS = '••••';
const MAX_VISIBLE_LETTERS = 4;

/** The personal fields of a relative (product.md, "Personal data"). */
export const PRIVATE_FIELDS = ['email', 'phone', 'birthDate', 'identityNumber'] as const;
export type PrivateField = (typeof PRIVATE_FIELDS)[number];

/**
 * Masks a value so that people who know it recognise it and others do not learn it; '' stays ''.
 */
export function mask(field: PrivateField, value: string): string {
  if (value === '') return '';
  if (field === 'birthDate') return `${DOTS}-••-••`;
  const at = value.lastIndexOf('@');
  if (field === 'email' && at > 0) return `${firstOf(value)}${DOTS}${value.slice(at)}`;
  const visibleLetters = Math.min(MAX_VISIBLE_LETTERS, Math.floor(value.length / 4));
  return DOTS + value.slice(value.length - visibleLetters);
}

/** Shows only that there is a value; '' stays ''. */
export const hideValue = (value: string): string => (value === '' ? '' : DOTS);

/** Whether a text contains a mask. No real value contains these dots. */
export const isMask = (text: string) => text.includes(DOTS);

const firstOf = (text: string) => [...text][0] ?? '';
