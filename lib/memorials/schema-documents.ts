import { z } from 'zod';
import { submittedFields } from './schema';

/*
 * The bodies of the endpoints that parse a memorial's form themselves, for the API documentation
 * only.
 */

const file = z.file();

/**
 * POST /api/memorials. Missing fields have defaults; in a multipart form, lists and objects are
 * JSON text.
 */
export const newMemorialFields = submittedFields
  .partial()
  .extend({ orderId: z.string(), mainPicture: file.optional() })
  .meta({ id: 'NewMemorial' });

/**
 * PUT /api/memorials/{id}. Missing fields stay as they are. A field may also be sent under the name
 * by which it is returned.
 */
export const changedMemorialFields = submittedFields
  .partial()
  .extend({
    mainPicture: file.optional(),
    cover: file.optional(),
    removeCover: z.boolean().optional(),
    additionalMedia: z.array(file).optional(),
    existingMedia: z
      .array(z.strictObject({ _id: z.string(), caption: z.string().optional() }))
      .optional(),
    knownMedia: z.array(z.string()).optional(),
  })
  .meta({ id: 'ChangedMemorial' });

/** POST /api/memorials/drafts. `form` is the JSON text of the fields of POST /api/memorials. */
export const draftFields = z.strictObject({
  form: z.string(),
  draftId: z.string().optional(),
  mainPicture: file.optional(),
});

/** PUT /api/memorials/media/{id} */
export const mediaFields = z.strictObject({ additionalMedia: z.array(file).min(1) });
