import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL('../sandbox/payfast-itn-vectors.json', import.meta.url);

/** The two test vectors from PayFast's own software (payments.md 2.4). */
export const itnVectors = z
  .array(
    z.object({
      passphrase: z.string(),
      fields_in_received_order: z.array(z.tuple([z.string(), z.string()])),
      signature: z.string(),
    }),
  )
  .length(2)
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));
