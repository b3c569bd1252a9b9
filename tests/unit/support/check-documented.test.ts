import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { localizedErrorResponse } from '@/lib/platform/http/error-response';
import { jsonResponse, route } from '@/lib/platform/http/route';
import type { RouteDoc } from '@/lib/platform/http/route-document';
import { checkDocumented } from '@/tests/support/check-documented';

const answer = z.strictObject({ id: z.string(), note: z.string().optional() });
const doc = { summary: 'Makes a thing', answer, errors: ['not_found'], scope: null } as const;

/** Returns whether the check accepts this answer. */
async function accepts(
  response: Response,
  own: Partial<RouteDoc<typeof answer>> = {},
  sentAs: string | null = null,
) {
  const options = { doc: { ...doc, ...own }, access: 'anyone', limit: 'write' } as const;
  const handler = route({ ...options, run: async () => response });
  const { status, headers } = response;
  const text = await response.clone().text();
  const isJson = headers.get('content-type')?.includes('json');
  const body = isJson ? JSON.parse(text) : text;
  try {
    checkDocumented(handler, { status, headers, body }, sentAs);
    return true;
  } catch {
    return false;
  }
}

const json = (body: object, status = 200) => jsonResponse(body, { status });
const refusal = (...error: ConstructorParameters<typeof AppError>) =>
  localizedErrorResponse(new AppError(...error), 'en');

describe('the check of every response in the API tests', () => {
  it('accepts documented answers', async () => {
    expect(await accepts(json({ id: 'a' }))).toBe(true);
    expect(await accepts(json({ id: 'a', note: 'b' }))).toBe(true);
    expect(await accepts(json({ id: 'a' }, 201), { status: 201 })).toBe(true);
    expect(await accepts(refusal('not_found', 'Nothing here.'))).toBe(true);
    expect(await accepts(refusal('too_many', 'Later.', { details: { remainingTime: 5 } }))).toBe(
      true,
    );
  });

  it('fails for an additional field, a missing field or a field of another type', async () => {
    expect(await accepts(json({ id: 'a', secret: 'b' }))).toBe(false);
    expect(await accepts(json({ note: 'b' }))).toBe(false);
    expect(await accepts(json({ id: 1 }))).toBe(false);
  });

  it('fails for a field that the schema would silently drop or fill in', async () => {
    const loose = z.object({ id: z.string() });
    const filled = z.strictObject({ id: z.string(), note: z.string().default('') });
    expect(await accepts(json({ id: 'a', secret: 'b' }), { answer: loose as never })).toBe(false);
    expect(await accepts(json({ id: 'a' }), { answer: filled as never })).toBe(false);
  });

  it('fails for another success status', async () => {
    expect(await accepts(json({ id: 'a' }, 201))).toBe(false);
    expect(await accepts(json({ id: 'a' }), { status: 201 })).toBe(false);
    expect(await accepts(new Response(null, { status: 204 }))).toBe(false);
    expect(await accepts(new Response(null, { status: 303 }))).toBe(false);
    expect(await accepts(new Response(null, { status: 304 }))).toBe(false);
  });

  it('fails for an undocumented code or status of a refusal', async () => {
    expect(await accepts(refusal('conflict', 'It is there.'))).toBe(false);
    expect(await accepts(json({ message: 'a', error: 'a', code: 'conflict' }, 404))).toBe(false);
    expect(await accepts(json({ message: 'a', error: 'a', code: 'not_found' }, 418))).toBe(false);
    expect(await accepts(new Response('Not found', { status: 404 }))).toBe(false);
  });

  it('fails for an undocumented detail of a refusal, and for a refusal without a message', async () => {
    expect(await accepts(refusal('not_found', 'No.', { details: { owner: 'ada' } }))).toBe(false);
    expect(await accepts(json({ code: 'not_found' }, 404))).toBe(false);
  });

  it('fails for a success after a request whose body type is not documented', async () => {
    const sent = json({ id: 'a' });
    expect(await accepts(sent, {}, 'application/json')).toBe(false);
    const form = { as: ['application/json'], fields: z.object({}) } as const;
    expect(await accepts(sent, { form }, 'application/json; charset=utf-8')).toBe(true);
    expect(await accepts(sent, { form }, 'multipart/form-data; boundary=x')).toBe(false);
    expect(await accepts(sent, { form })).toBe(true);
  });
});
