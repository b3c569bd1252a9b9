import { AppError } from '@/lib/errors';
import { type Multipart, readMultipart } from '@/lib/http/multipart';
import type { MultipartLimits } from '@/lib/http/parse-form';
import { readJson } from '@/lib/http/read-json';
import { FORM_MAX_BYTES } from './rules';
import { type MemorialFields, memorialFieldsSchema } from './schema-fields';

/** Fields that a form sends as JSON text (spec 7). */
const JSON_FIELDS = new Set([
  'languages',
  'languagesSpoken',
  'achievements',
  'hobbies',
  'charities',
  'education',
  'career',
  'familyMembers',
  'militaryDetails',
  'deceased',
  'existingMedia',
  'knownMedia',
]);
/** Fields that are a text or a truth as they are, and JSON text of an object. */
const MAYBE_JSON = new Set(['causeOfDeath', 'militaryService']);
const TRUTHS = new Set([
  'isPublic',
  'enableDigitalFlowers',
  'enableBirthDateReminder',
  'birthdayReminder',
  'militaryService',
]);

export type MemorialRequest = {
  fields: MemorialFields;
  files: Multipart['files'];
  /** Removes the files. Call it on every way out. */
  discard(): Promise<void>;
};

/**
 * Reads a memorial that was sent as a multipart form or as JSON. Throws what both readers throw, and
 * ZodError or `invalid` for a field that no memorial has.
 */
export async function readMemorialRequest(
  request: Request,
  limits: MultipartLimits,
  fileFields: string[],
): Promise<MemorialRequest> {
  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  if (!isForm) {
    const fields = memorialFieldsSchema.parse(await readJson(request, FORM_MAX_BYTES));
    return { fields, files: [], discard: async () => undefined };
  }
  const { fields, files, discard } = await readMultipart(request, limits);
  try {
    const stray = files.find(({ field }) => !fileFields.includes(field));
    if (stray) throw new AppError('invalid', `There is no place for a file named ${stray.field}.`);
    const values = Object.entries(fields).map(([name, text]) => [name, readValue(name, text)]);
    return { fields: memorialFieldsSchema.parse(Object.fromEntries(values)), files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** What a form's text means. A text that means nothing is left for the schema to refuse. */
function readValue(name: string, text: string): unknown {
  if (TRUTHS.has(name) && (text === 'true' || text === 'false')) return text === 'true';
  if (JSON_FIELDS.has(name) || (MAYBE_JSON.has(name) && text.startsWith('{')))
    return parseJson(name, text);
  if (name === 'suggestedDonationAmount' && text.trim() !== '') return Number(text);
  return text;
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const message = `The field ${name} is not valid JSON.`;
    throw new AppError('invalid', message, { fields: { [name]: message } });
  }
}
