import { beforeAll, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { runWebhooks } from '@/tests/support/webhook-run';

beforeAll(() => prepareJobs(env().DATABASE_URL));

/** A thousand events take four minutes (WEBHOOK_EVENTS=1000). */
const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 300);

it(
  `delivers each of ${EVENTS} events once, or records it as given up, even if workers are killed`,
  {
    timeout: 900_000,
  },
  () => runWebhooks({ events: EVENTS, kills: 3 }),
);
