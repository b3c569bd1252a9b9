import { PgBoss } from 'pg-boss';
import { JOB_NAMES, JOB_SCHEMA, QUEUE_OPTIONS } from './queues';

/**
 * Brings pg-boss's tables and our queues up to date. For scripts, after the migrations; what serves
 * people only checks that it was done. May run again, and in several places at once.
 */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOB_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
  });
  const faults: Error[] = [];
  boss.on('error', (error) => faults.push(error));
  await boss.start();
  try {
    for (const name of JOB_NAMES) {
      await boss.createQueue(name, QUEUE_OPTIONS); // leaves an existing queue as it is
      await boss.updateQueue(name, QUEUE_OPTIONS);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults[0]) throw faults[0];
}
