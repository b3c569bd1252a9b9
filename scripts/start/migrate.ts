import { prepareDatabase } from '../database/prepare-database';

/** Brings the database up to date and gives the names of the migrations applied. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    return await prepareDatabase(env.DATABASE_URL ?? '');
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`the database could not be brought up to date.\n${words}`, { cause: error });
  }
}
