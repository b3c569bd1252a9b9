import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { isoTime } from '@/lib/platform/http/answer-schema';
import { CONTRIBUTION_STATES } from './contribution-rules';
import { SHOWN_PLAYBACKS } from './playback-rules';

/**
 * A gallery item as the API returns it (product.md 3, `additionalMedia`); `bytes` is the size of
 * the original.
 */
export const mediaResponse = z
  .strictObject({
    _id: z.string(),
    type: z.enum(['photo', 'video', 'document']),
    caption: z.string(),
    fileName: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    blurhash: z.string().nullable(),
    url: z.string(),
    poster: z.string().nullable(),
    /** Where a video plays; `waiting` and `unplayable`: there is nothing at `url`. */
    playback: z.enum(SHOWN_PLAYBACKS).nullable(),
    /** A video as it was sent, if that is kept beside another; only keepers and its sender can download it. */
    sent: z.string().nullable(),
    /** `family`: only returned to the family. */
    audience: z.enum(AUDIENCES),
  })
  .meta({ id: 'Media' });

/** GET /api/memorials/{id}/gallery: 48 items a page, photos and videos before documents. */
export const galleryResponse = z.strictObject({
  additionalMedia: z.array(mediaResponse),
  totalItems: z.number().int(),
  totalPages: z.number().int(),
});

/** PUT /api/memorials/media/{id} */
export const addedMediaResponse = z.strictObject({
  message: z.string(),
  additionalMedia: z.array(mediaResponse),
  /** Present if the files of a contributor wait for the keepers. */
  waits: z.literal(true).optional(),
  refused: z.array(z.strictObject({ fileName: z.string(), message: z.string() })),
});

/**
 * A file that arrives in pieces of `pieceBytes` bytes; only the last one is shorter. The next one begins at
 * `receivedBytes`.
 */
export const resumableUploadResponse = z
  .strictObject({
    uploadId: z.string(),
    bytes: z.number().int(),
    receivedBytes: z.number().int(),
    pieceBytes: z.number().int(),
  })
  .meta({ id: 'ResumableUpload' });

const contribution = mediaResponse.extend({
  state: z.enum(CONTRIBUTION_STATES),
  contributorName: z.string(),
  createdAt: isoTime,
  decidedAt: isoTime.nullable(),
});

/** GET /api/memorials/{id}/contributions */
export const contributionsResponse = z.strictObject({
  counts: z.strictObject({ waiting: z.number().int(), declined: z.number().int() }),
  contributions: z.array(contribution),
});

/** POST /api/memorials/{id}/contributions/decide */
export const contributionDecisionResponse = z.strictObject({ changed: z.number().int() });
