import { expect, it } from 'vitest';
import { sharedServer } from '../../support/shared-server';

const { handle, ask } = sharedServer();

it.each([
  [503, undefined, '5'],
  [503, '30', '30'],
  [500, undefined, undefined],
])('an answer with status %s has the right Retry-After header', async (status, own, expected) => {
  handle.mockImplementation(async (_, response) => {
    response.statusCode = status;
    if (own) response.setHeader('Retry-After', own);
    response.end();
  });
  for (const path of ['/find-memorials?name=a', '/send-flowers/a'])
    expect((await ask(path)).headers['retry-after'], path).toBe(expected);
});
