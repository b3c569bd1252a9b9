import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { isPlainForm, readFormPost } from '@/lib/platform/http/form-post';
import { readMultipart } from '@/lib/platform/http/multipart';
import { noteTyped } from '@/lib/platform/http/typed-fields';
import { type CondolenceForm, condolenceForm } from './schema';

/** Every field at its longest, and more: as much as of a plain form. */
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
  if (isPlainForm(request)) {
    const form = parse(request, await readFormPost(request));
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
      form: parse(request, fields),
      picture: file ? { path: file.path } : null,
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Notes what the page of the form shows again where the words are refused, then checks it. */
function parse(request: Request, fields: Record<string, string>): CondolenceForm {
  const { message = '', authorName = '', email = '' } = fields;
  noteTyped(request, { message, authorName, email });
  return condolenceForm.parse(fields);
}
