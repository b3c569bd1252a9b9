import { seal, unseal } from '@/lib/platform/crypto/sealing';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { log } from '@/lib/platform/log';
import { isSameRelative } from './relative-rules';
import { type MemorialForm, parseMemorialForm, parseSubmittedForm } from './schema';

/** Reads the JSON text of an uploaded creation form. Throws `invalid` with a message for each field. */
export function readDraftForm(text: string | undefined): MemorialForm {
  return parseSubmittedForm(parseJson(text));
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new AppError('invalid', said('memorials.refusals.formNotJson'));
  }
}

/** A form as a draft keeps it. */
export const sealForm = (form: MemorialForm): string =>
  seal(JSON.stringify(withoutNewPresets(form)));

/** While servers are replaced, one of the release before must read it: it refuses names that it does not know. */
const withoutNewPresets = ({
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
 * The form in a draft; drafts that an earlier release stored have the names of the specification's form.
 * Throws `gone` for a draft that was emptied, `UnsealError`, SyntaxError or ZodError for one that holds no form.
 */
export function openDraft(formSealed: string): MemorialForm {
  if (formSealed === '') throw new AppError('gone', 'the draft is empty');
  return parseMemorialForm(JSON.parse(unseal(formSealed)));
}

/** The same; null when the draft cannot be opened, or holds no form. */
export function tryToOpenDraft(formSealed: string): MemorialForm | null {
  try {
    return openDraft(formSealed);
  } catch (error) {
    log.warn({ err: error }, 'a draft could not be read');
    return null;
  }
}

/**
 * A form with the relatives' identity numbers of the draft that it changes, where it has none: browsers
 * never keep them (lib/browser/stored-form.ts), so after a reload they come empty. Only for a relative
 * who cannot be mistaken for another, and whose kind of document is the same.
 */
export function keepDraftNumbers(form: MemorialForm, draft: MemorialForm): MemorialForm {
  const familyMembers = form.familyMembers.map((member) => {
    const isThis = (other: typeof member) => isSameRelative(other, member);
    const [known, ...others] = draft.familyMembers.filter(isThis);
    const isSure = others.length === 0 && form.familyMembers.filter(isThis).length === 1;
    return known && isSure && !member.identityNumber && known.identityType === member.identityType
      ? { ...member, identityNumber: known.identityNumber }
      : member;
  });
  return { ...form, familyMembers };
}
