import { AppError } from '@/lib/errors';
import { type MemorialForm, memorialFormSchema } from './schema';

/** Reads the JSON text of an uploaded creation form. Throws `invalid` with a message for each field. */
export function readDraftForm(text: string | undefined): MemorialForm {
  return memorialFormSchema.parse(parseJson(text));
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new AppError('invalid', 'The form is not valid JSON.');
  }
}
