import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { isoTime, pagingFields } from '@/lib/platform/http/answer-schema';
import { REPORT_REASONS } from './schema';
import { AUTHOR_STATES, FAMILY_STATES, GUEST_BOOK_RULES } from './state-rules';

/** The picture of a condolence; width and height in pixels. */
const picture = z.strictObject({
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  blurhash: z.string().nullable(),
});

/** GET /api/condolences/form-token */
export const condolenceFormTokenResponse = z.strictObject({ token: z.string() });

/** POST /api/memorials/{id}/condolences */
export const submittedCondolenceResponse = z.strictObject({
  _id: z.string(),
  state: z.enum(['waiting', 'published']),
  /** The author's private page, at a secret address. */
  statusUrl: z.string(),
});

const condolence = z
  .strictObject({
    _id: z.string(),
    authorName: z.string(),
    message: z.string(),
    isFromFamily: z.boolean(),
    /** Condolences with `family` are only listed for the family. */
    audience: z.enum(AUDIENCES),
    picture: picture.nullable(),
    publishedAt: isoTime,
  })
  .meta({ id: 'Condolence' });

/** GET /api/memorials/{id}/condolences */
export const condolencesResponse = z.strictObject({
  condolences: z.array(condolence),
  totalItems: z.number().int(),
  totalPages: z.number().int(),
});

/** GET, PATCH and DELETE /api/condolences/by-secret/{secret} */
export const authorCondolenceResponse = z
  .strictObject({
    _id: z.string(),
    /** Null, like the name, if the caller may not see the memorial; `state` is then `hidden`. */
    memorialId: z.string().nullable(),
    fullName: z.string().nullable(),
    message: z.string(),
    authorName: z.string(),
    /** Its file is at …/picture. */
    picture: picture.pick({ width: true, height: true }).nullable(),
    state: z.enum(AUTHOR_STATES),
    returnNote: z.string(),
    createdAt: isoTime,
    publishedAt: isoTime.nullable(),
    can: z.strictObject({ change: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'OwnCondolence' });

const count = z.number().int();

/** GET /api/memorials/{id}/condolences/queue */
export const familyQueueResponse = z.strictObject({
  fullName: z.string(),
  rule: z.enum(GUEST_BOOK_RULES),
  mails: z.boolean(),
  offersAtOnce: z.boolean(),
  /**
   * Who reads new condolences before the other keepers; null if nobody does. `userId` is null for a friend, and `isSilent`
   * true if the friend has not used the link yet.
   */
  firstReader: z
    .strictObject({ userId: z.string().nullable(), name: z.string(), isSilent: z.boolean() })
    .nullable(),
  counts: z.strictObject({
    waiting: count,
    published: count,
    returned: count,
    declined: count,
    setAside: count,
  }),
  condolences: z.array(
    z.strictObject({
      _id: z.string(),
      /** Identifies the current words; send it back with a decision about them. */
      revision: z.string(),
      state: z.enum(FAMILY_STATES),
      authorName: z.string(),
      message: z.string(),
      isFromFamily: z.boolean(),
      audience: z.enum(AUDIENCES),
      picture: picture.nullable(),
      returnNote: z.string(),
      createdAt: isoTime,
      publishedAt: isoTime.nullable(),
      /**
       * How many people reported it, if the family is asked to keep it: a keeper or two networks reported it, and the
       * family has not answered. Otherwise 0. The list `waiting` also has those that are still `published`. The
       * decision `publish` keeps it for good, `decline` hides it.
       */
      reports: count,
      /**
       * `unread`: the caller reads first, and has neither passed it on nor set it aside. `set_aside`: the first reader
       * set it aside.
       */
      firstReading: z.enum(['unread', 'set_aside']).nullable(),
    }),
  ),
  ...pagingFields,
});

/**
 * POST /api/memorials/{id}/condolences/decide: how many changed, and how many did not because their
 * authors had rewritten them.
 */
export const decisionResponse = z.strictObject({ changed: count, rewritten: count });

/** PUT /api/memorials/{id}/condolences/audience: how many changed. */
export const audienceResponse = z.strictObject({ changed: count });

/** POST /api/memorials/{id}/candles */
export const candleResponse = z.strictObject({ burning: count, mine: z.literal(true) });

/** GET /api/admin/condolences */
export const operatorQueueResponse = z.strictObject({
  counts: z.strictObject({ held: count, reported: count }),
  condolences: z.array(
    z.strictObject({
      _id: z.string(),
      memorialId: z.string(),
      memorialName: z.string(),
      revision: z.string(),
      authorName: z.string(),
      message: z.string(),
      isFromFamily: z.boolean(),
      picture: picture.nullable(),
      isShown: z.boolean(),
      signals: z.array(z.string()),
      reports: z.array(
        z.strictObject({
          reason: z.enum(REPORT_REASONS),
          words: z.string(),
          isByKeeper: z.boolean(),
          createdAt: isoTime,
        }),
      ),
      createdAt: isoTime,
    }),
  ),
  ...pagingFields,
});
