import { beforeAll, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { webhookRun } from '@/tests/support/webhook-run';

beforeAll(() => prepareJobs(env().DATABASE_URL));

/** A thousand take four minutes (WEBHOOK_EVENTS=1000). */
const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 300);

it(
  `delivers each of ${EVENTS} events once, or gives it up visibly, although workers are killed`,
  {
    timeout: 900_000,
  },
  () => webhookRun({ events: EVENTS, kills: 3 }),
);
