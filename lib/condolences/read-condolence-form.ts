import { AppError } from '@/lib/platform/errors';
import { isFormPost } from '@/lib/platform/http/form-post';
import { readMultipart } from '@/lib/platform/http/multipart';
import { readText } from '@/lib/platform/http/read-json';
import { said } from '@/lib/platform/language/said';
import { type CondolenceForm, condolenceForm } from './schema';

/** Every field at its longest, three bytes a letter, each byte as three letters in an address. */
const FORM_BYTES = 32 * 1024;
const MOST_FIELDS = 6;

/**
 * Reads the form of a condolence: multipart, or as a browser without script sends it. Throws what `readMultipart` throws, `too_large`
 * and ZodError.
 */
export async function readCondolenceForm(request: Request): Promise<CondolenceForm> {
  return condolenceForm.parse(
    isFormPost(request) ? await readPlainFields(request) : await readFields(request),
  );
}

/** The fields of a form that a browser sends itself. Throws `unsupported` and `too_large`. */
export async function readPlainFields(request: Request): Promise<Record<string, string>> {
  if (!isFormPost(request)) throw new AppError('unsupported', said('http.uploads.notForm'));
  const fields = new URLSearchParams(await readText(request, FORM_BYTES));
  return Object.fromEntries([...fields].slice(0, MOST_FIELDS));
}

/** Not for files yet: a form with one is refused. */
async function readFields(request: Request): Promise<Record<string, string>> {
  const { fields, discard } = await readMultipart(request, {
    maxFiles: 0,
    maxFileBytes: 0,
    maxFields: MOST_FIELDS,
    maxFieldBytes: FORM_BYTES,
    maxTextBytes: FORM_BYTES,
  });
  await discard();
  return fields;
}

/** Whether a browser sent the form itself and shows what is answered; scripts ask for JSON. */
export const isSentByBrowser = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get('accept') ?? '');
