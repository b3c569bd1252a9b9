import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a server on this machine, which can be made silent. */
export type SilentProxy = {
  port: number;
  /** Stops answering: connections stay open, and received data is thrown away. */
  silence: () => void;
  /** Forwards everything again. Closes all open connections, because their data may have been thrown away. */
  resume: () => void;
  close: () => Promise<void>;
};

/** Opens a proxy to this port on loopback. */
export async function openSilentProxy(target: number): Promise<SilentProxy> {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [caller, upstream],
      [upstream, caller],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isSilent) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: a TCP server has one
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    silence: () => {
      isSilent = true;
    },
    resume: () => {
      isSilent = false;
      closeAll();
    },
    close: () => {
      closeAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
