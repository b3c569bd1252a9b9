/** A worker process for killed-worker.test.ts: it takes a mail to a server that never speaks. */
import { startWorker } from '@/lib/jobs/worker';

await startWorker();
process.stdout.write('working\n');
