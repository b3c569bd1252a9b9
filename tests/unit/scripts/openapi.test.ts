import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { describeLimit } from '@/scripts/openapi/describe-limit';
import { operationIdOf, operationOf, pathOf, tagOf } from '@/scripts/openapi/operation';

describe('the name, the path and the group of an operation', () => {
  it.each([
    ['GET', '/api/memorials', 'getMemorials', '/api/memorials', 'memorials'],
    [
      'PUT',
      '/api/memorials/[id]/keepers/[userId]',
      'putMemorialsByIdKeepersByUserId',
      '/api/memorials/{id}/keepers/{userId}',
      'memorials',
    ],
    ['POST', '/api/auth/verify-otp', 'postAuthVerifyOtp', '/api/auth/verify-otp', 'auth'],
    ['GET', '/api/openapi.json', 'getOpenapiJson', '/api/openapi.json', 'openapi'],
    ['GET', '/q/[code]/code.svg', 'getQByCodeCodeSvg', '/q/{code}/code.svg', 'files'],
  ])('of %s %s', (method, address, id, path, tag) => {
    expect([operationIdOf(method, address), pathOf(address), tagOf(address)]).toEqual([
      id,
      path,
      tag,
    ]);
  });
});

it.each([
  ['read', 'Limit `read`: 600 calls in a minute from one network.'],
  ['login', 'Limit `login`: 60 calls in 15 minutes from one network.'],
  ['upload', 'Limit `upload`: 6,000 calls in an hour from one network.'],
] as const)('describes the limit %s', (name, words) => expect(describeLimit(name)).toBe(words));

describe('an operation', () => {
  const doc = {
    summary: 'Makes a thing',
    answer: z.strictObject({ id: z.string() }),
    scope: null,
  } as const;
  const describe = (options: object) => {
    const all = {
      doc: { ...doc, errors: [] },
      access: 'member',
      limit: 'write',
      run: async () => ({ id: '' }),
    };
    const { document } = route({ ...all, ...options } as never); // as: the options differ by test
    return operationOf({ method: 'POST', address: '/api/things/[id]', document }, document);
  };

  it('lists the refusals that its options imply, and its success status', () => {
    const { responses } = describe({
      doc: { ...doc, status: 201, errors: ['gone'] },
      body: z.strictObject({}),
    });
    expect(Object.keys(responses)).toEqual([
      '201',
      '400',
      '401',
      '403',
      '410',
      '413',
      '415',
      '429',
      '500',
      '503',
      '507',
    ]);
  });

  it('accepts a form if a browser may send one, and documents the redirect to a page', () => {
    const acceptsForm = (_: AppError) => '/';
    const { requestBody, responses } = describe({ body: z.strictObject({}), acceptsForm });
    expect(requestBody).toMatchObject({
      required: true,
      content: { 'application/x-www-form-urlencoded': {} },
    });
    expect(responses).toHaveProperty('303');
  });

  it('can be called only by a provider if it must be signed', () => {
    expect(describe({ access: 'anyone', crossOrigin: 'signed' }).security).toEqual([]);
    expect(describe({ access: 'anyone' }).security).toContainEqual({});
    expect(describe({}).security).not.toContainEqual({});
  });

  it('throws for a query that is not an object', () => {
    expect(() => describe({ query: z.string() })).toThrow('not an object');
  });
});
