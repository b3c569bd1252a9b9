import { checkSealingKeys } from '@/lib/platform/crypto/sealing-keys';

/** Throws before anything is served if FIELD_ENCRYPTION_KEYS lacks a key that the database uses. */
export async function checkKeys(env: NodeJS.ProcessEnv): Promise<void> {
  // The check reads this process's own environment, which lacks the settings that the start filled in.
  for (const [name, value] of Object.entries(env)) process.env[name] ||= value;
  await checkSealingKeys(env.DATABASE_URL ?? '');
}
