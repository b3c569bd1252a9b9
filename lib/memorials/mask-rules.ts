/** Replaces the hidden part. Its length reveals nothing about the length of what it hides. */
const DOTS = '••••';
const LONGEST_REST = 4;

/** The personal fields of a living relative (product.md, "Personal data"). */
export const PRIVATE_FIELDS = ['email', 'phone', 'birthDate', 'identityNumber'] as const;
export type PrivateField = (typeof PRIVATE_FIELDS)[number];

/** A personal value so that those who know it recognise it, and nobody else learns it; '' for none. */
export function mask(field: PrivateField, value: string): string {
  if (value === '') return '';
  if (field === 'birthDate') return `${DOTS}-••-••`;
  const at = value.lastIndexOf('@');
  if (field === 'email' && at > 0) return `${firstOf(value)}${DOTS}${value.slice(at)}`;
  const rest = Math.min(LONGEST_REST, Math.floor(value.length / 4));
  return DOTS + value.slice(value.length - rest);
}

/** A personal value for those who may know that it is there, and nothing of it; '' for none. */
export const hide = (value: string): string => (value === '' ? '' : DOTS);

/** Whether a text is a mask and no value: nobody's number has such dots. */
export const isMask = (text: string) => text.includes(DOTS);

const firstOf = (text: string) => [...text][0] ?? '';
