import { z } from 'zod';
import { VISIBILITIES } from './rules';

const settings = z.strictObject({
  visibility: z.enum(VISIBILITIES),
  hasPassword: z.boolean(),
  passwordHint: z.string(),
});

/** GET /api/memorials/{id}/access */
export const accessAnswer = z.strictObject({ access: settings });

/** PUT /api/memorials/{id}/access */
export const savedAccessAnswer = accessAnswer.extend({ message: z.string() });
