/** A worker process for killed-worker.long.test.ts: it sends a mail to a server that never answers. */
import { startWorker } from '@/lib/platform/jobs/worker';
import { jobHandlers } from '@/server/job-handlers';

await startWorker(jobHandlers);
process.stdout.write('working\n');
