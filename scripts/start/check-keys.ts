import { checkSealingKeys } from '@/lib/platform/crypto/sealing-keys';

/** Throws when FIELD_ENCRYPTION_KEYS are not those that the database was sealed with, before anything is served. */
export async function checkKeys(env: NodeJS.ProcessEnv): Promise<void> {
  // The settings are read from this process's own environment, which lacks those that the start filled in.
  for (const [name, value] of Object.entries(env)) process.env[name] ||= value;
  await checkSealingKeys(env.DATABASE_URL ?? '');
}
