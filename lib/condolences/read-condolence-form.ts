import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { AppError } from '@/lib/platform/errors';
import { isFormPost } from '@/lib/platform/http/form-post';
import { readMultipart } from '@/lib/platform/http/multipart';
import { readText } from '@/lib/platform/http/read-json';
import { said } from '@/lib/platform/language/said';
import { type CondolenceForm, condolenceForm } from './schema';

/** Every field at its longest, three bytes a letter, each byte as three letters in an address. */
const FORM_BYTES = 32 * 1024;
const MOST_FIELDS = 6;

/** A form that was sent, and what came with it on this machine's disk. */
export type SentForm = {
  form: CondolenceForm;
  picture: { path: string } | null;
  /** Deletes the picture from the disk; to be called in any case. */
  discard(): Promise<void>;
};

/**
 * Reads the form of a condolence: multipart, or as a browser without script sends it. Opens no picture. Throws what
 * `readMultipart` throws, `too_large` and ZodError.
 */
export async function readCondolenceForm(request: Request): Promise<SentForm> {
  if (isFormPost(request)) {
    const form = condolenceForm.parse(await readPlainFields(request));
    return { form, picture: null, discard: async () => {} };
  }
  const { fields, files, discard } = await readMultipart(request, {
    maxFiles: 1,
    maxFileBytes: IMAGE_MAX_BYTES,
    maxFields: MOST_FIELDS,
    maxFieldBytes: FORM_BYTES,
    maxTextBytes: FORM_BYTES,
  });
  try {
    // A browser sends an empty file for a field in which nobody has chosen one.
    const file = files.find(({ bytes }) => bytes > 0);
    return {
      form: condolenceForm.parse(fields),
      picture: file ? { path: file.path } : null,
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The fields of a form that a browser sends itself. Throws `unsupported` and `too_large`. */
export async function readPlainFields(request: Request): Promise<Record<string, string>> {
  if (!isFormPost(request)) throw new AppError('unsupported', said('http.uploads.notForm'));
  const fields = new URLSearchParams(await readText(request, FORM_BYTES));
  return Object.fromEntries([...fields].slice(0, MOST_FIELDS));
}

/** Whether a browser sent the form itself and shows what is answered; scripts ask for JSON. */
export const isSentByBrowser = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get('accept') ?? '');
