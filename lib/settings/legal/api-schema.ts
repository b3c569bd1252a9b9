import { z } from 'zod';
import { isoTime } from '@/lib/platform/http/answer-schema';
import { LEGAL_KINDS } from './rules';

const version = {
  language: z.string(),
  version: z.number().int(),
  publishedAt: isoTime,
  /** Who published it; null if their account was deleted. */
  by: z.string().nullable(),
  /** Whether this version took the text down. */
  isTakenDown: z.boolean(),
  /** The summary that was mailed to members; '' if there was no mail. */
  summary: z.string(),
};

/** GET /api/admin/legal/{kind} */
export const legalResponse = z.strictObject({
  kind: z.enum(LEGAL_KINDS),
  /** The newest text in the requested language, as Markdown; '' if there is none. */
  body: z.string(),
  /** Its version; 0 if there is none. */
  version: z.number().int(),
  /** In all languages, newest first. */
  versions: z.array(z.strictObject(version)),
});

/** POST /api/admin/legal/{kind} */
export const publishedTextResponse = z.strictObject({
  message: z.string(),
  version: z.number().int(),
});

/** POST /api/admin/legal-preview */
export const legalPreviewResponse = z.strictObject({ html: z.string() });
