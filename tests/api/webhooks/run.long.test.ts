import { beforeAll, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { webhookRun } from '@/tests/support/webhook-run';

beforeAll(() => prepareJobs(env().DATABASE_URL));

it(
  'delivers each of 1,000 events once or gives it up for all to see, though workers are killed',
  {
    timeout: 900_000,
  },
  () => webhookRun({ events: 1_000, kills: 3 }),
);
