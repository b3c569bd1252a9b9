import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_STATUS } from '@/lib/platform/errors';
import { documentOf } from '@/tests/support/check-documented';
import { routeHandlers } from '@/tests/support/route-handlers';

/** Handlers without `route()`: they return bytes, redirects, drawings or text. */
const WITHOUT_ROUTE = [
  'GET /assets/[id]/[file]',
  'GET /assets/favicon',
  'GET /llms.txt',
  'GET /manifest.webmanifest',
  'GET /media/[id]/[variant]',
  'GET /q/[code]',
  'GET /q/[code]/[drawing]',
  'GET /q/[code]/code.svg',
  'GET /robots.txt',
  'GET /security.txt',
];

const handlers = await routeHandlers('.');

describe('the documentation of the routes', () => {
  it('exists for every route that is made with route()', () => {
    const undocumented = [...handlers].filter(([, handler]) => !documentOf(handler));
    expect(undocumented.map(([name]) => name).sort()).toEqual(WITHOUT_ROUTE);
  });
});

describe.each([...handlers].filter(([, handler]) => documentOf(handler)))('%s', (_, handler) => {
  const document = documentOf(handler);

  it('has a one-line summary and known error codes', () => {
    expect(document?.doc.summary).toMatch(/^[A-Z][^.\n]{5,80}$/);
    for (const code of document?.doc.errors ?? []) expect(ERROR_STATUS).toHaveProperty(code);
  });

  it('describes the answer in JSON Schema, without unknown keys', () => {
    const answer = document?.doc.answer;
    if (typeof answer === 'string' || !answer) return;
    for (const object of objectsIn(z.toJSONSchema(answer)))
      expect(object).toHaveProperty('additionalProperties');
  });

  it('describes parameters, query and body in JSON Schema', () => {
    for (const schema of [document?.params, document?.query, document?.body])
      if (schema) z.toJSONSchema(schema, { io: 'input' });
  });
});

/** Returns every object schema in a JSON Schema. */
function objectsIn(schema: unknown): object[] {
  if (!schema || typeof schema !== 'object') return [];
  const inside = Object.values(schema).flatMap(objectsIn);
  return 'type' in schema && schema.type === 'object' ? [schema, ...inside] : inside;
}
