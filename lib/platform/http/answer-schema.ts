import { z } from 'zod';

/** A time in UTC, as ISO 8601 text. */
export const moment = z.iso.datetime();

/** A response with a message for the caller and nothing else. */
export const messageAnswer = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

/** The response of a successful action without a result. */
export const DONE = { success: true } as const;

export const doneAnswer = z.strictObject({ success: z.literal(true) }).meta({ id: 'Done' });

/** The paging fields of a list; `total` is the number of entries on all pages. */
export const pageFields = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
};

/**
 * The paging fields of a list that counts no further than people turn pages (decision 0061): there are more than `total`
 * where `totalIsExact` is false. All of `totalPages` can be asked for.
 */
export const reachFields = { ...pageFields, totalIsExact: z.boolean() };
