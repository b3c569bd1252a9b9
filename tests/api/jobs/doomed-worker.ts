/** The worker process of killed-worker.long.test.ts. Its mail server never answers. */
import { startWorker } from '@/lib/platform/jobs/worker';
import { jobHandlers } from '@/server/job-handlers';

await startWorker(jobHandlers);
process.stdout.write('working\n');
