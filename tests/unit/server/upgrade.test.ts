import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { page, sharedServer } from '../../support/shared-server';

const { handle, port } = sharedServer();

const UPGRADE = 'Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n';
const FIRSTS = {
  'without a body': `GET /api/first HTTP/1.1\r\n${UPGRADE}\r\n`,
  'with a body': `POST /api/first HTTP/1.1\r\n${UPGRADE}Content-Length: 2\r\n\r\n{}`,
  'with a body in chunks': `POST /api/first HTTP/1.1\r\n${UPGRADE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
};
const LAST = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** Sends these bytes in one packet. Returns all that the server answers until it closes the connection. */
function answersTo(sent: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.write(sent, 'latin1');
  return text(socket);
}

it.each(Object.entries(FIRSTS))(
  'answers a request %s that asks for an upgrade, and the one behind it',
  async (_, first) => {
    handle.mockImplementation(async (request, response) => {
      page(response, {}, `[${await text(request)} ${request.headers.upgrade}]`);
    });
    const answers = await answersTo(`${first}${LAST}`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(answers).toContain(first.includes('{}') ? '[{} undefined]' : '[ undefined]');
    expect(answers).toMatch(/ok \S+\n$/);
  },
);

it('passes on every byte of the headers of a request that asks for an upgrade', async () => {
  handle.mockImplementation(async ({ rawHeaders }, response) => {
    page(response, {}, JSON.stringify(rawHeaders.slice(0, 6)));
  });
  const headers = 'X-Name: \xc3\xa9\xff\r\nx-name: b: c\r\nX-Empty:\r\n';
  const first = `GET /api/first HTTP/1.1\r\n${headers}${UPGRADE}\r\n`;
  expect(await answersTo(`${first}${LAST}`)).toContain(
    JSON.stringify(['X-Name', '\xc3\xa9\xff', 'x-name', 'b: c', 'X-Empty', '']),
  );
});

// Node passes on at most 1,000. A Content-Length that is left out would make a body the next request.
it('refuses a request for an upgrade with 1,001 headers', async () => {
  const filler = 'X-Many: 1\r\n'.repeat(997);
  const body = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
  const first = `POST /api/first HTTP/1.1\r\n${UPGRADE}${filler}Content-Length: ${body.length}\r\n\r\n${body}`;
  expect(first.split('\r\n\r\n')[0]?.split('\r\n')).toHaveLength(1 + 1_001);
  const answers = await answersTo(`${first}${LAST}`);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 431']);
  expect(handle).not.toHaveBeenCalled();
});

it('closes the connection after a request for an upgrade that comes behind another one', async () => {
  handle.mockImplementation(async (request, response) => page(response, {}, `[${request.url}]`));
  const before = 'GET /api/before HTTP/1.1\r\nHost: x\r\n\r\n';
  const answers = await answersTo(`${before}${FIRSTS['without a body']}${LAST}`);
  expect(answers.match(/\[.*?\]/g)).toEqual(['[/api/before]', '[/api/first]']);
  expect(answers).toMatch(/^connection: close$/im);
  expect(answers).not.toContain('ok ');
});
