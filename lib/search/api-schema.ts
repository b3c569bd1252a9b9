import { z } from 'zod';
import { cardResponse } from '@/lib/memorials/api-schema';
import { cappedPagingFields } from '@/lib/platform/http/answer-schema';

/**
 * The name that matched, if the full name does not show why somebody was found. `language` is the BCP 47 tag of a name
 * in another language, and null for other names.
 */
const because = z.strictObject({
  kind: z.enum(['nickName', 'maidenName', 'otherName']),
  name: z.string(),
  language: z.string().nullable(),
});

const person = cardResponse.extend({ because: because.nullable() }).meta({ id: 'FoundPerson' });

/** GET /api/search/suggest */
export const suggestResponse = z.strictObject({ people: z.array(person) });

/** GET /api/search */
export const searchResponse = z.strictObject({
  exact: z.strictObject({ people: z.array(person), ...cappedPagingFields }),
  alike: z.array(person),
  didYouMean: z.strictObject({ query: z.string(), people: z.number().int() }).nullable(),
});
