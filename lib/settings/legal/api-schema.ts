import { z } from 'zod';
import { moment } from '@/lib/platform/http/answer-schema';
import { LEGAL_KINDS } from './rules';

const version = {
  language: z.string(),
  version: z.number().int(),
  publishedAt: moment,
  /** Who published it; null for somebody whose account is deleted. */
  by: z.string().nullable(),
  /** Whether it took the text down. */
  isTakenDown: z.boolean(),
  /** What members were told of it; '' for nothing. */
  summary: z.string(),
};

/** GET /api/admin/legal/{kind} */
export const legalAnswer = z.strictObject({
  kind: z.enum(LEGAL_KINDS),
  /** The newest text in the language that was asked for, as Markdown; '' while there is none. */
  body: z.string(),
  /** Its version; 0 while there is none. */
  version: z.number().int(),
  /** In all languages, the newest first. */
  versions: z.array(z.strictObject(version)),
});

/** POST /api/admin/legal/{kind} */
export const publishedAnswer = z.strictObject({
  message: z.string(),
  version: z.number().int(),
});

/** POST /api/admin/legal-preview */
export const previewAnswer = z.strictObject({ html: z.string() });
