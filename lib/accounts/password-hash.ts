import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default kind) at OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of nobody's password: an unknown e-mail takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$0P8GHOG7iP0JIbUS9ge0dw$l5Ttn4MujYLKST2x5pstk7WNBAdHVhBYUNM7qwxkdSM';

export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST);

/** Whether the password is the one that was hashed. Without a hash it takes its time, then no. */
export async function passwordMatches(stored: string | undefined, password: string) {
  const matches = await verify(stored ?? NOBODY, normal(password));
  return stored !== undefined && matches;
}

/** The same letters typed on another keyboard may come as other code points. */
const normal = (password: string) => password.normalize('NFKC');
