import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, it, vi } from 'vitest';
import { limitConnections } from '@/server/connections';

/** Opens a fake connection from an address. `isCut` returns whether it was refused. */
function connectTo(server: EventEmitter, remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
  server.emit('connection', socket);
  return { isCut: () => socket.destroy.mock.calls.length > 0, close: () => socket.emit('close') };
}

/** A server that only needs to emit events. */
function limitedServer(trustedProxies: number) {
  const server = new EventEmitter();
  limitConnections(server as unknown as Server, trustedProxies); // as: see above
  return server;
}

it('one address gets a fifth of all connections, and can reuse those it closes', () => {
  const server = limitedServer(0);
  const all = Array.from({ length: 1_001 }, () => connectTo(server, '::ffff:192.0.2.1'));
  expect(all.filter(({ isCut }) => isCut())).toEqual([all[1_000]]);
  expect(connectTo(server, '::ffff:192.0.2.2').isCut()).toBe(false);
  all[0]?.close();
  expect(connectTo(server, '192.0.2.1').isCut()).toBe(false);
  expect(connectTo(server, '192.0.2.1').isCut()).toBe(true);
});

it('a proxy may use all connections, up to the total limit', () => {
  const server = limitedServer(1);
  const all = Array.from({ length: 2_000 }, () => connectTo(server, '192.0.2.1'));
  expect(all.some(({ isCut }) => isCut())).toBe(false);
  expect((server as unknown as Server).maxConnections).toBe(5_000); // as: limitConnections sets it
});
