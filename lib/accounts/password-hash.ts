import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Matches no password. Unknown addresses are checked against it, so that they take as long as known
 * ones.
 */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$0P8GHOG7iP0JIbUS9ge0dw$l5Ttn4MujYLKST2x5pstk7WNBAdHVhBYUNM7qwxkdSM';

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), COST);

/** Whether the password matches the hash. Without a hash, takes the same time and returns false. */
export async function passwordMatches(storedHash: string | undefined, password: string) {
  const matches = await verify(storedHash ?? NO_PASSWORD, normalized(password));
  return storedHash !== undefined && matches;
}

/** Keyboards may send the same letters as different code points. */
const normalized = (password: string) => password.normalize('NFKC');
