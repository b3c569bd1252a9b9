import { expect, it } from 'vitest';
import { sharedServer } from '../../support/shared-server';

const { ask, handle } = sharedServer();

it.each(['//', '///', '/\\', '//:x/', '//?a', '/\\?a'])('passes %s to Next', async (target) => {
  for (const method of ['GET', 'HEAD']) expect((await ask(target, {}, method)).status).toBe(200);
  expect(handle).toHaveBeenCalledTimes(2);
  expect((await ask(target, {}, 'POST')).status).toBe(405);
});
