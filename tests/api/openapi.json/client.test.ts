import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { documentText } from '@/lib/platform/openapi/document-text';
import { wellFormedCalls } from '@/tests/journeys/support/well-formed';
import { startApiServer } from '@/tests/support/api-server';
import { ada, type Person, root } from '@/tests/support/cast';
import { documentedAnswers } from '@/tests/support/documented-answers';
import { type Names, namesIn, openWorld } from '@/tests/support/documented-world';

type Answered = { response: Response; data?: unknown; error?: unknown };
type Operation = (options: object) => Promise<Answered>;

const { text } = await documentText();
const operations = documentedAnswers(text);
const bodies = new Map(
  wellFormedCalls().map(({ method, address, body }) => [
    `${method} ${address.replace(/\[(\w+)\]/g, '{$1}')}`,
    body,
  ]),
);

let server: Awaited<ReturnType<typeof startApiServer>>;
let world: Names;
let sdk: Record<string, Operation>;
/** How many operations did what they were asked. */
const done: string[] = [];

beforeAll(async () => {
  // Made by an outside generator from what the site serves; it is gone after the run.
  const folder = path.join(inject('folder'), 'generated-client');
  await createClient({
    input: JSON.parse(text),
    output: { path: folder },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  sdk = await import(/* @vite-ignore */ path.join(folder, 'sdk.gen.ts'));
  server = await startApiServer();
  world = await openWorld();
});
afterAll(() => server.close());
beforeEach(() => db().rateLimit.deleteMany());

/** What ends or deletes what others need comes last. */
const isLast = (name: string) => /^DELETE|logout|owner-died|reset-password/.test(name);
const inOrder = operations
  .map((each) => ({ ...each, name: `${each.method} ${each.path}` }))
  .sort((a, b) => rank(a.name) - rank(b.name));

function rank(name: string): number {
  if (name.includes('delete-profile')) return 3;
  if (isLast(name)) return 2;
  return name.startsWith('GET') ? 0 : 1;
}

/** Whoever an operation is for, with a session that this call may end. */
const callerOf = (name: string): Promise<Person> => (name.includes('/admin/') ? root() : ada());

describe('a client that a generator has made of the document', () => {
  it.each(inOrder)('$method $path', async ({ name, operationId, path: address, faultOf }) => {
    const operation = sdk[operationId];
    if (!operation) throw new Error(`The client has no ${operationId}.`);
    const { token } = await callerOf(name);
    const { response, data, error } = await operation({
      baseUrl: server.url,
      path: namesIn(address, world),
      query: queryOf(name),
      ...(bodies.get(name) && { body: bodies.get(name) }),
      auth: ({ scheme }: { scheme?: string }) => (scheme === 'bearer' ? token : undefined),
      redirect: 'manual',
      parseAs: 'auto',
    });
    const type = response.headers.get('content-type') ?? '';
    const body = response.ok ? data : error;
    expect(faultOf(response.status, type, body)).toBeNull();
    if (response.ok) done.push(name);
    // What the client is answered is the same as the document says; what it is not, must be noticed.
    if (type.includes('json'))
      expect(faultOf(response.status, type, { ...Object(body), nobodyKnows: 1 })).not.toBeNull();
  });

  it('has called every operation, and most of them did what they were asked', () => {
    console.info(inOrder.map(({ name }) => name).filter((name) => !done.includes(name)));
    expect(Object.keys(sdk).filter((name) => typeof sdk[name] === 'function')).toHaveLength(
      operations.length,
    );
  });
});

function queryOf(name: string): object {
  if (name.includes('/search')) return { q: 'Wangari' };
  if (name.includes('form-token')) return { memorial: world.memorial };
  return {};
}
