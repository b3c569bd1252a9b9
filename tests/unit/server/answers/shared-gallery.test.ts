import { expect, it } from 'vitest';
import { page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed } = sharedServer();

const ADDRESS = '/api/memorials/a/gallery?page=2';

it('a page of a gallery is read once for all visitors until its memorial changes', async () => {
  const headers = { 'Content-Type': 'application/json', 'Cache-Tag': 'memorial-a' };
  handle.mockImplementation(async (_, response) => page(response, headers, '{}'));
  for (let at = 0; at < 3; at += 1) expect((await ask(ADDRESS)).status).toBe(200);
  changed('/memorial/b');
  await ask(ADDRESS);
  expect(handle).toHaveBeenCalledTimes(1);
  changed('/memorial/a');
  await ask(ADDRESS);
  expect(handle).toHaveBeenCalledTimes(2);
});

it('a page of a gallery without tags, as of a private memorial, is read for each visitor', async () => {
  handle.mockImplementation(async (_, response) => {
    response.statusCode = 404;
    page(response, { 'Cache-Tag': undefined }, '{}');
  });
  for (let at = 0; at < 2; at += 1) expect((await ask(ADDRESS)).status).toBe(404);
  expect(handle).toHaveBeenCalledTimes(2);
});

it('a page of a gallery for somebody with a session never comes from memory', async () => {
  const headers = { 'Content-Type': 'application/json', 'Cache-Tag': 'memorial-a' };
  handle.mockImplementation(async (_, response) => page(response, headers, '{}'));
  await ask(ADDRESS);
  for (const cookie of ['next-auth.session-token=x', 'memorial-guest=x'])
    await ask(ADDRESS, { cookie });
  await ask(ADDRESS, { authorization: 'Bearer x' });
  expect(handle).toHaveBeenCalledTimes(4);
});
