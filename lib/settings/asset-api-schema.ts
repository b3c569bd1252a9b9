import { z } from 'zod';
import { ASSET_KINDS } from './asset-rules';

/** An operator's logo or icon that was just stored. */
export const assetResponse = z.strictObject({
  _id: z.string(),
  kind: z.enum(ASSET_KINDS),
  /** As displayed in the head of a page, in CSS pixels. */
  width: z.number(),
  height: z.number(),
  /** The address of the file for a preview. */
  url: z.string(),
});

/** The multipart fields of POST /api/admin/assets. */
export const assetFields = z.strictObject({ kind: z.enum(ASSET_KINDS), file: z.file() });
