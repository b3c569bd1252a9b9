import { z } from 'zod';
import { PUBLIC_ID } from '../ids/public-id';

/** An operator's logo or icon in use, with its displayed size in CSS pixels. */
export type AssetMark = { id: string; width: number; height: number };

export const assetMarkSchema: z.ZodType<AssetMark> = z.strictObject({
  id: z.string().regex(PUBLIC_ID),
  width: z.int().min(1).max(4_096),
  height: z.int().min(1).max(4_096),
});
