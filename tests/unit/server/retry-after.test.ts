import { expect, it } from 'vitest';
import { sharedServer } from '../../support/shared-server';

const { handle, ask } = sharedServer();

it.each([
  [503, undefined, '5'],
  [503, '30', '30'],
  [500, undefined, undefined],
])('an answer with status %s says when to come again', async (status, own, expected) => {
  handle.mockImplementation(async (_, response) => {
    response.statusCode = status;
    if (own) response.setHeader('Retry-After', own);
    response.end();
  });
  expect((await ask('/find-memorials?name=a')).headers['retry-after']).toBe(expected);
});
