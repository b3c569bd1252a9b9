import type { Server } from 'node:http';
import { NetworkShares } from '@/lib/platform/http/network-shares';
import { plainAddress } from './caller-address';

/** Each needs some 20 kB while its headers or its body arrive, and a browser has six. */
const MOST = 5_000;
/** A carrier may put thousands of people behind one address. */
const SHARE = 1 / 5;

/**
 * Bounds how many connections a server has, and how many of them one network has where callers connect themselves. A proxy
 * in front has all of them, and bounds its own. Five addresses that stay connected can fill a server without one: only a proxy or
 * a firewall keeps out those (security.md, "Overload").
 */
export function boundConnections(server: Server, trustedProxies: number): void {
  server.maxConnections = MOST;
  if (trustedProxies > 0) return;
  const shares = new NetworkShares(MOST, SHARE);
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress) ?? 'unknown';
    if (!shares.add(address)) return socket.destroy();
    socket.once('close', () => shares.remove(address));
  });
}
