import { describe, expect, it } from 'vitest';
import { parseJson, readJson } from '@/lib/platform/http/read-json';

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
