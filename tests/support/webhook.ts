import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { EVENT_TYPES } from '@/lib/platform/events/event-rules';
import { newId } from '@/lib/platform/ids/public-id';
import type { JobData } from '@/lib/platform/jobs/queues';
import { newSecret } from '@/lib/webhooks/signature';

export type Hook = { path: string; headers: IncomingHttpHeaders; body: string };

/** How a receiver answers a request to a path: with a status, a redirect, or (null) not at all. */
type Behaviour = (path: string, id: string) => number | { redirect: string } | null;

/** A receiver of webhooks on loopback. */
export async function startWebhookReceiver(behave: Behaviour = () => 200) {
  const hooks: Hook[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    hooks.push({ path, headers: request.headers, body: await text(request) });
    const answer = behave(path, String(request.headers['webhook-id']));
    if (answer === null) return;
    if (typeof answer === 'number') response.writeHead(answer).end('thanks');
    else response.writeHead(302, { location: answer.redirect }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    hooks,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Inserts an endpoint that receives all events. Returns its id and secret. Without `userId` it belongs to the operator.
 */
export async function addEndpoint(
  url: string,
  columns: {
    userId?: string | null;
    events?: string[];
    memorialIds?: string[];
    failingSince?: Date;
  } = {},
): Promise<{ id: string; secret: string }> {
  const secret = newSecret();
  const { id } = await db().webhookEndpoint.create({
    data: {
      id: newId(),
      userId: null,
      url,
      events: [...EVENT_TYPES],
      secretSealed: seal(secret),
      ...columns,
    },
    select: { id: true },
  });
  return { id, secret };
}

/** The announced events that wait to be fanned out, oldest first. */
export const publishedEvents = async () => {
  const rows = await db().$queryRaw<{ data: JobData['fan-out-event'] }[]>`
    SELECT data FROM pgboss.job WHERE name = 'fan-out-event' AND state = 'created' ORDER BY created_on, id`;
  return rows.map(({ data }) => data);
};

/** Returns the announced events as lines of type, memorial and id, and deletes them. */
export async function takePublishedEvents(): Promise<string[]> {
  const events = await publishedEvents();
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'fan-out-event'`;
  return events.map(({ type, memorialId, id }) =>
    id === memorialId ? `${type} ${memorialId}` : `${type} ${memorialId} ${id}`,
  );
}
