import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { documentText } from '@/lib/platform/openapi/document-text';
import { wellFormedCalls } from '@/tests/journeys/support/well-formed';
import { startApiServer } from '@/tests/support/api-server';
import { ada, type Person, root } from '@/tests/support/cast';
import { condolenceFields } from '@/tests/support/condolence';
import { documentedAnswers } from '@/tests/support/documented-answers';
import {
  type DocumentedIds,
  insertDocumentedRows,
  pathParams,
} from '@/tests/support/documented-rows';
import { pictureBlob } from '@/tests/support/memorial-upload';

type ClientResult = { response: Response; data?: unknown; error?: unknown };
type Operation = (options: object) => Promise<ClientResult>;

const { text } = await documentText();
const operations = documentedAnswers(text);
const bodies = new Map(
  wellFormedCalls().map(({ method, address, body }) => [
    `${method} ${address.replace(/\[(\w+)\]/g, '{$1}')}`,
    body,
  ]),
);

let server: Awaited<ReturnType<typeof startApiServer>>;
let ids: DocumentedIds;
/** Request bodies that refer to the test data, or contain a file. */
const preparedBodies = new Map<string, object>();
let sdk: Record<string, Operation>;
/** The operations that succeeded. */
const succeeded: string[] = [];

beforeAll(async () => {
  // An outside generator writes the client from the document that the site serves. It is deleted after the run.
  const folder = path.join(inject('folder'), 'generated-client');
  await createClient({
    input: JSON.parse(text),
    output: { path: folder },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  sdk = await import(/* @vite-ignore */ path.join(folder, 'sdk.gen.ts'));
  server = await startApiServer();
  ids = await insertDocumentedRows();
  preparedBodies.set('POST /api/memorials/{id}/condolences', condolenceFields(ids.memorial));
  preparedBodies.set('PUT /api/memorials/media/{id}', { additionalMedia: [await pictureBlob()] });
});
afterAll(() => server.close());
beforeEach(() => db().rateLimit.deleteMany());

const inOrder = operations
  .map((each) => ({ ...each, name: `${each.method} ${each.path}` }))
  .sort((a, b) => rank(a.name) - rank(b.name));

/** GET operations whose subject the test data lacks, or that redirect. */
const UNAVAILABLE = [
  'GET /api/admin/legal/{kind}',
  'GET /api/admin/webhooks/{id}',
  'GET /api/condolences/by-secret/{secret}/picture',
  'GET /api/condolences/first-reader/{secret}/{id}/picture',
  'GET /api/memorials/{id}/texts/{language}',
  'GET /api/webhooks/{id}',
  'GET /assets/favicon',
  'GET /assets/{id}/{file}',
  'GET /q/{code}',
];

/** Sorts last the operations that delete what others need. */
function rank(name: string): number {
  if (name === 'DELETE /api/auth/delete-profile') return 4;
  if (name === 'DELETE /api/memorials/{id}') return 3;
  if (name.startsWith('DELETE')) return 2;
  return name.startsWith('GET') ? 0 : 1;
}

/** Returns somebody with the role that an operation requires, in a new session, which the call may end. */
const callerOf = (name: string): Promise<Person> => (name.includes('/admin/') ? root() : ada());

describe('a client generated from the document', () => {
  it.each(inOrder)('$method $path', async ({ name, operationId, path: address, faultOf }) => {
    const operation = sdk[operationId];
    if (!operation) throw new Error(`The client has no ${operationId}.`);
    const { token } = await callerOf(name);
    const { response, data, error } = await operation({
      baseUrl: server.url,
      path: pathParams(address, ids),
      query: queryOf(name),
      ...((preparedBodies.get(name) ?? bodies.get(name)) && {
        body: preparedBodies.get(name) ?? bodies.get(name),
      }),
      auth: ({ scheme }: { scheme?: string }) => (scheme === 'bearer' ? token : undefined),
      redirect: 'manual',
      parseAs: 'auto',
    });
    const type = response.headers.get('content-type') ?? '';
    const body = response.ok ? data : error;
    expect(faultOf(response.status, type, body)).toBeNull();
    if (response.ok) succeeded.push(name);
    // Also checks that the schema is strict: an unknown field must be noticed.
    if (type.startsWith('application/json') && operationId !== 'getOpenapiJson')
      expect(faultOf(response.status, type, { ...Object(body), nobodyKnows: 1 })).not.toBeNull();
  });

  it('has called every operation, most of them successfully', () => {
    const functions = Object.keys(sdk).filter((name) => typeof sdk[name] === 'function');
    expect(functions.sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
    const reads = inOrder.filter(
      ({ method, name }) => method === 'GET' && !succeeded.includes(name),
    );
    expect(UNAVAILABLE).toEqual(expect.arrayContaining(reads.map(({ name }) => name)));
    expect(succeeded.length).toBeGreaterThan(operations.length / 2);
  });
});

function queryOf(name: string): object {
  if (name.includes('/search')) return { q: 'Wangari' };
  if (name.includes('form-token')) return { memorial: ids.memorial };
  return {};
}
