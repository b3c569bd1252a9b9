import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNginx } from '@/lab/bench/nginx';
import { findFreePort } from '@/scripts/net/find-free-port';
import { findCaddy, openCaddy } from '../../../lab/replica/caddy';
import { openNginx } from '../../../lab/replica/nginx';

/** Shared by both instances: how many of the next requests they leave unanswered, and every request they received. */
let failures: number;
let received: string[];
let instances: Server[];
let proxy: Awaited<ReturnType<typeof openNginx>>;
let url: string;

async function openInstance(): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === '/livez' || request.url === '/readyz') return response.end('ok');
    received.push(`${request.method} ${await text(request)}`);
    if (failures === 0) return response.end('done');
    failures -= 1;
    return request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const addressOf = (server: Server) => {
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};

const PROXIES = [
  { name: 'nginx', open: openNginx, isThere: findNginx() !== undefined },
  { name: 'Caddy', open: openCaddy, isThere: findCaddy() !== undefined },
];

for (const { name, open, isThere } of PROXIES) {
  if (!isThere) console.info(`${name} is not installed: its shipped configuration is not tested.`);
  describe.skipIf(!isThere)(`the shipped configuration of ${name}`, () => {
    beforeEach(async () => {
      [failures, received] = [0, []];
      instances = [await openInstance(), await openInstance()];
      const port = await findFreePort();
      proxy = await open(port, instances.map(addressOf));
      url = `http://127.0.0.1:${port}`;
    });

    afterEach(async () => {
      await proxy.close();
      for (const each of instances) each.close();
    });

    it('sends a write with its body', async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect((await fetch(url, { method, body: 'a name' })).status).toBe(200);
      expect(received).toEqual(['POST a name', 'PUT a name', 'PATCH a name', 'DELETE a name']);
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
      'does not repeat a %s when its instance dies',
      async (method) => {
        failures = 1;
        expect((await fetch(url, { method, body: 'a name' })).status).toBe(502);
        expect(received).toHaveLength(1);
      },
    );

    it('repeats a read on the other instance when one dies', async () => {
      failures = 1;
      expect((await fetch(url)).status).toBe(200);
      expect(received).toHaveLength(2);
    });
  });
}
