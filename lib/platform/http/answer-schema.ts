import { z } from 'zod';

/** A time in UTC as ISO 8601 text. */
export const isoTime = z.iso.datetime();

/** A response with only a message for the caller. */
export const messageAnswer = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

/** The response to a successful action without a result. */
export const DONE = { success: true } as const;

export const doneAnswer = z.strictObject({ success: z.literal(true) }).meta({ id: 'Done' });

/** The paging fields of a list; `total` is the number of entries on all pages. */
export const pagingFields = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
};

/**
 * The paging fields of a list that stops counting at the last page people can turn to (decision
 * 0060): if `totalIsExact` is false, there are more than `total`. All of `totalPages` can be
 * requested.
 */
export const cappedPagingFields = { ...pagingFields, totalIsExact: z.boolean() };
