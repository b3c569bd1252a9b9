import { z } from 'zod';

/** An object in the place, as a backup lists it. */
export const listedObject = z.strictObject({
  key: z.string(),
  /** Length of the object itself. The fields below describe the file in the backup. */
  clearBytes: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** One line of a backup's list of objects. */
export type BackedUpObject = z.infer<typeof listedObject>;
