import { z } from 'zod';
import { ASSET_KINDS } from './asset-rules';

/** An operator's picture that was just stored. */
export const assetAnswer = z.strictObject({
  _id: z.string(),
  kind: z.enum(ASSET_KINDS),
  /** In the head of a page, in CSS pixels. */
  width: z.number(),
  height: z.number(),
  /** Of the file that the admin looks at before it is in force. */
  url: z.string(),
});

/** What POST /api/admin/assets reads itself. */
export const assetFields = z.strictObject({ kind: z.enum(ASSET_KINDS), file: z.file() });
