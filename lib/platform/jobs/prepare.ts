import { PgBoss } from 'pg-boss';
import { JOB_NAMES, JOB_SCHEMA, QUEUE_OPTIONS, QUEUES } from './queues';

/**
 * Updates pg-boss's tables and our queues. Scripts call it after the migrations; the server only
 * checks that they did. Safe to run repeatedly and concurrently.
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
      const options = { ...QUEUE_OPTIONS, ...QUEUES[name].runs };
      await boss.createQueue(name, options); // does not change an existing queue
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults[0]) throw faults[0];
}
