import { describe, expect, it } from 'vitest';
import { DELETE, GET, PATCH, POST, PUT } from '@/app/api/[[...unknown]]/route';
import { call } from '../../support/call';

describe('an address below /api that has no route', () => {
  it.each(Object.entries({ DELETE, GET, PATCH, POST, PUT }))(
    'answers %s in JSON',
    async (method, handler) => {
      const { status, headers, body } = await call(handler, { method });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('application/json');
      expect(body).toMatchObject({ code: 'not_found', message: 'There is no such endpoint.' });
    },
  );
});
