import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { rememberFormFields } from '@/lib/platform/http/form-fields-cookie';
import { isUrlEncodedForm, readFormPost } from '@/lib/platform/http/form-post';
import { readMultipart } from '@/lib/platform/http/multipart';
import { type CondolenceForm, condolenceFormSchema } from './schema';

/** Larger than all fields of maximum length together; the same limit as for a form without scripts. */
const FORM_BYTES = 32 * 1024;
const MAX_FIELDS = 6;

/** A parsed form, with its picture as a file on this machine's disk. */
export type SentForm = {
  form: CondolenceForm;
  picture: { path: string; address: string } | null;
  /** Deletes the picture's file. Always call it. */
  discard(): Promise<void>;
};

/**
 * Reads the form of a condolence, multipart or from a browser without scripts. Does not open the
 * picture. Throws as `readMultipart` does, `too_large` and ZodError.
 */
export async function readCondolenceForm(request: Request): Promise<SentForm> {
  if (isUrlEncodedForm(request)) {
    const form = parse(request, await readFormPost(request));
    return { form, picture: null, discard: async () => {} };
  }
  const { fields, files, discard } = await readMultipart(request, {
    maxFiles: 1,
    maxFileBytes: IMAGE_MAX_BYTES,
    maxFields: MAX_FIELDS,
    maxFieldBytes: FORM_BYTES,
    maxTextBytes: FORM_BYTES,
  });
  try {
    // Browsers send an empty file if none was chosen.
    const file = files.find(({ bytes }) => bytes > 0);
    return {
      form: parse(request, fields),
      picture: file ? { path: file.path, address: file.address } : null,
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Remembers the fields, so that the page can show them again after a refusal, then validates them. */
function parse(request: Request, fields: Record<string, string>): CondolenceForm {
  const { message = '', authorName = '', email = '' } = fields;
  rememberFormFields(request, { message, authorName, email });
  return condolenceFormSchema.parse(fields);
}
