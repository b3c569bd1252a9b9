import { seal, unseal } from '@/lib/platform/crypto/sealing';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { log } from '@/lib/platform/log';
import { isSameRelative } from './relative-rules';
import { type MemorialForm, parseMemorialForm, parseSubmittedForm } from './schema';

/**
 * Parses the JSON of a submitted creation form. Throws `invalid`, or ZodError with a message for
 * each field.
 */
export function readDraftForm(text: string | undefined): MemorialForm {
  return parseSubmittedForm(parseJson(text));
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new AppError('invalid', messageFor('memorials.refusals.formNotJson'));
  }
}

/** Encrypts a form for storage as a draft. */
export const sealForm = (form: MemorialForm): string =>
  seal(JSON.stringify(withoutNewDefaults(form)));

/**
 * Leaves out newer fields that have their default value: while a release is rolled out, servers of the previous release
 * still read drafts, and they reject unknown fields.
 */
const withoutNewDefaults = ({
  birthPrecision,
  deathPrecision,
  wordsLanguage,
  wreath,
  reading,
  onHomePage,
  ...form
}: MemorialForm) => ({
  ...form,
  ...(birthPrecision !== 'day' && { birthPrecision }),
  ...(deathPrecision !== 'day' && { deathPrecision }),
  ...(wordsLanguage !== '' && { wordsLanguage }),
  ...(wreath !== '' && { wreath }),
  ...(reading !== 'tabs' && { reading }),
  ...(onHomePage && { onHomePage }),
});

/**
 * Decrypts the form of a draft; older drafts use the names of the specification's form. Throws
 * `gone` for an emptied draft, and UnsealError, SyntaxError or ZodError if it holds no valid form.
 */
export function decryptDraft(formSealed: string): MemorialForm {
  if (formSealed === '') throw new AppError('gone', 'the draft is empty');
  return parseMemorialForm(JSON.parse(unseal(formSealed)));
}

/** As `decryptDraft`, but logs a failure and returns null. */
export function tryDecryptDraft(formSealed: string): MemorialForm | null {
  try {
    return decryptDraft(formSealed);
  } catch (error) {
    log.warn({ err: error }, 'a draft could not be read');
    return null;
  }
}

/**
 * Fills in relatives' identity numbers from the stored draft. Browsers never keep them
 * (lib/browser/stored-form.ts), so after a reload they arrive empty. Only fills in a relative whose
 * name and relationship are unique on both sides and whose identity type is the same.
 */
export function restoreDraftNumbers(form: MemorialForm, draft: MemorialForm): MemorialForm {
  const familyMembers = form.familyMembers.map((member) => {
    const isThis = (other: typeof member) => isSameRelative(other, member);
    const [known, ...others] = draft.familyMembers.filter(isThis);
    const isUnambiguous = others.length === 0 && form.familyMembers.filter(isThis).length === 1;
    return known &&
      isUnambiguous &&
      !member.identityNumber &&
      known.identityType === member.identityType
      ? { ...member, identityNumber: known.identityNumber }
      : member;
  });
  return { ...form, familyMembers };
}
