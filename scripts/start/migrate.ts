import { prepareDatabase } from '../database/prepare-database';

/** Brings the database up to date and returns the names of the applied migrations. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    return await prepareDatabase(env.DATABASE_URL ?? '');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`the database could not be brought up to date.\n${message}`, { cause: error });
  }
}
