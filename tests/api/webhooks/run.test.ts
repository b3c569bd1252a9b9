import { beforeAll, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { webhookRun } from '@/tests/support/webhook-run';

beforeAll(() => prepareJobs(env().DATABASE_URL));

/** run.long.test.ts has more. */
it('delivers each of 50 events once or gives it up for all to see, though a worker is killed', () =>
  webhookRun({ events: 50, kills: 1 }));
