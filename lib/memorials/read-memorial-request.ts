import { AppError } from '@/lib/platform/errors';
import { type Multipart, readMultipart } from '@/lib/platform/http/multipart';
import type { MultipartLimits } from '@/lib/platform/http/parse-form';
import { parseJson, readJson } from '@/lib/platform/http/read-json';
import { messageFor } from '@/lib/platform/language/message';
import { namesOfKind } from './fields';
import { requestNamesOf } from './names';
import { MAX_FORM_BYTES } from './rules';
import { memorialRequestSchema, type RequestFields } from './schema-request';

/** Fields that a multipart form sends as JSON text (product.md 7). */
const JSON_FIELDS = new Set([
  ...namesOfKind('list').flatMap(requestNamesOf),
  'education',
  'career',
  'familyMembers',
  'militaryDetails',
  'deceased',
  'existingMedia',
  'knownMedia',
]);
/** Fields that are either plain text or a flag, or the JSON text of an object. */
const MAYBE_JSON = new Set(['causeOfDeath', 'militaryService']);
const FLAGS = new Set([
  ...namesOfKind('flag').flatMap(requestNamesOf),
  'militaryService',
  'removeCover',
]);
const AMOUNTS = new Set(namesOfKind('amount').flatMap(requestNamesOf));

export type MemorialRequest = {
  fields: RequestFields;
  files: Multipart['files'];
  /** Deletes the temporary files. Always call it. */
  discard(): Promise<void>;
};

/**
 * Reads a memorial from a multipart form or from JSON. Throws what `readMultipart` and `readJson` throw, ZodError for
 * fields that the schema rejects, and `invalid` for a file in an unknown field and for a field that should be JSON but
 * is not.
 */
export async function readMemorialRequest(
  request: Request,
  limits: MultipartLimits,
  fileFields: string[],
): Promise<MemorialRequest> {
  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  if (!isForm) {
    const fields = memorialRequestSchema.parse(await readJson(request, MAX_FORM_BYTES));
    return { fields, files: [], discard: async () => undefined };
  }
  const { fields, files, discard } = await readMultipart(request, limits);
  try {
    const stray = files.find(({ field }) => !fileFields.includes(field));
    if (stray)
      throw new AppError(
        'invalid',
        messageFor('memorials.refusals.strayFile', { name: stray.field }),
      );
    const values = Object.entries(fields).map(([name, text]) => [name, readValue(name, text)]);
    return { fields: memorialRequestSchema.parse(Object.fromEntries(values)), files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Converts the text of a form field. Throws `invalid` for malformed JSON; a schema rejects any other text that cannot
 * be converted.
 */
function readValue(name: string, text: string): unknown {
  if (FLAGS.has(name) && (text === 'true' || text === 'false')) return text === 'true';
  if (JSON_FIELDS.has(name) || (MAYBE_JSON.has(name) && text.startsWith('{')))
    return parseField(name, text);
  if (AMOUNTS.has(name) && text.trim() !== '') return Number(text);
  return text;
}

function parseField(name: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    const userMessage = messageFor('memorials.refusals.fieldNotJson', { name });
    throw new AppError('invalid', userMessage, { fields: { [name]: userMessage } });
  }
}
