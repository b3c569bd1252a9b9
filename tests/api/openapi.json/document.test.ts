import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GET } from '@/app/api/openapi.json/route';
import { call } from '@/tests/support/call';
import { documentOf } from '@/tests/support/check-documented';
import { routeHandlers } from '@/tests/support/route-handlers';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Answers every unknown path below /api. */
const CATCH_ALL = '/api/[[...unknown]]';

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const document = z.looseObject({
  openapi: z.string(),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

async function getDocument() {
  const { body } = await call(GET);
  const { paths, ...rest } = document.parse(body);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ ...each, name: `${method} ${path}` })),
  );
  return { ...rest, body, operations };
}

const handlers = [...(await routeHandlers('.'))].filter(([name]) => !name.endsWith(CATCH_ALL));

describe('GET /api/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const { body, openapi } = await getDocument();
    expect(openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(body)).toMatchObject({ valid: true });
  });

  it('describes every method of every route, and nothing else', async () => {
    const { operations } = await getDocument();
    const asPath = (name: string) => name.replace(/\[(\w+)\]/g, '{$1}');
    const expected = handlers.map(([name]) => asPath(name.replace(/^\w+/, (m) => m.toLowerCase())));
    expect(operations.map(({ name }) => name).sort()).toEqual(expected.sort());
    expect(operations.length).toBeGreaterThan(120);
    for (const { name } of operations) expect(METHODS).toContain(name.split(' ')[0]);
  });

  it('has unique operation ids, and describes every tag it uses', async () => {
    const { operations, tags } = await getDocument();
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const groups = tags.map(({ name }) => name);
    for (const { tags: own } of operations) expect(groups).toContain(own[0]);
    for (const group of groups)
      expect(operations.filter(({ tags: own }) => own[0] === group)).not.toEqual([]);
  });

  it('states the authentication, status codes and scope of each declared operation', async () => {
    const { operations } = await getDocument();
    for (const [name, handler] of handlers) {
      const declared = documentOf(handler);
      const [method = '', address = ''] = name.split(' ');
      const key = `${method.toLowerCase()} ${address.replace(/\[(\w+)\]/g, '{$1}')}`;
      const found = operations.find((each) => each.name === key);
      if (!declared) continue;
      const { doc, access, crossOrigin } = declared;
      const statuses = Object.keys(found?.responses ?? {});
      expect(statuses, key).toContain(`${doc.status ?? 200}`);
      expect(statuses, key).toEqual(expect.arrayContaining(['429', '500', '503']));
      if (crossOrigin) continue;
      const anonymous = found?.security?.some((each) => Object.keys(each).length === 0);
      expect(anonymous, key).toBe(access === 'anyone');
      const scopes = found?.security?.flatMap(({ key: scope = [] }) => scope);
      expect(scopes, key).toEqual(doc.scope === null ? [] : [doc.scope]);
    }
  });

  it('has an ETag, answers 304 to a match, and is readable from any origin', async () => {
    const { headers } = await call(GET);
    const etag = headers.get('etag') ?? '';
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('cache-tag')).toBe('release');
    const again = await call(GET, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    const other = await call(GET, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('contains nothing about the site, its operator or its users', async () => {
    const { body } = await getDocument();
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/perennial|localhost|127\.0\.0\.1/i);
    expect(text.length).toBeLessThan(400_000);
  });
});
