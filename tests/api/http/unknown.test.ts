import { describe, expect, it } from 'vitest';
import { DELETE, GET, PATCH, POST, PUT } from '@/app/api/[[...unknown]]/route';
import { call } from '../../support/call';

describe('an unknown address below /api', () => {
  it.each(Object.entries({ DELETE, GET, PATCH, POST, PUT }))(
    'answers %s with JSON',
    async (method, handler) => {
      const { status, headers, body } = await call(handler, { method });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('application/json');
      expect(body).toMatchObject({ code: 'not_found', message: 'There is no such endpoint.' });
    },
  );
});
