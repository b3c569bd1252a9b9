import { describe, expect, it, vi } from 'vitest';
import { errorResponse } from '@/lib/platform/http/error-response';
import { parseJson, readJson, readText } from '@/lib/platform/http/read-json';
import { log } from '@/lib/platform/log';

describe('JSON from a stranger', () => {
  it('is accepted if it is long but has no more values than a form can have', () => {
    const prose = 'On Sundays she sang to all of us, '.repeat(50_000);
    expect(parseJson(JSON.stringify({ biography: prose }))).toEqual({ biography: prose });
  });

  it('is refused if a short text would use much memory', async () => {
    const body = `{"tributes":[${'[],'.repeat(60_000)}[]]}`;
    expect(() => parseJson(body)).toThrow(SyntaxError);
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://localhost/', { method: 'POST', body, headers });
    await expect(readJson(request)).rejects.toMatchObject({ code: 'invalid' });
  });
});

it('a body that cannot be read although its caller is there is our fault, and logged', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const request = new Request('http://localhost/', { method: 'POST', body: 'x' });
  request.body?.getReader(); // locks it
  const answer = await readText(request, 10).catch((thrown) => errorResponse(thrown, request));
  expect(answer).toMatchObject({ status: 500 });
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
