import { createServer, type Socket } from 'node:net';
import type { UnavailableKind } from '@/lib/platform/http/unavailable-error';

/** A request to the site (see calls.ts). */
export type CallName =
  | 'list'
  | 'memorial'
  | 'picture'
  | 'login'
  | 'register'
  | 'contact'
  | 'upload'
  | 'video'
  | 'checkout'
  | 'verify'
  | 'notice'
  | 'refund';

/** The error code that each call should get; `same` where the fault does not affect it. */
export type Expected = Record<CallName, UnavailableKind | 'same'>;

/** A service or disk that is down, full or slow. `begin` returns a function that ends the fault. */
export type Fault = {
  name: string;
  begin: () => Promise<() => Promise<void> | void>;
  expected: Expected;
  /** The calls affect each other, so they run one after the other. */
  isSequential?: true;
  /** The service does not answer, so callers wait until their timeout. */
  isSilent?: true;
};

const NAMES: Record<CallName, true> = {
  list: true,
  memorial: true,
  picture: true,
  login: true,
  register: true,
  contact: true,
  upload: true,
  video: true,
  checkout: true,
  verify: true,
  notice: true,
  refund: true,
};
export const CALL_NAMES = Object.keys(NAMES) as CallName[]; // as: they are the keys of NAMES

/** Expects this code for every call except those in `but`. */
export const expectForAll = (
  kind: UnavailableKind | 'same',
  but: Partial<Expected> = {},
): Expected => ({
  ...(Object.fromEntries(CALL_NAMES.map((name) => [name, kind])) as Expected), // as: the keys are CALL_NAMES
  ...but,
});

/** Changes settings that are read at each use. Returns a function that restores them. */
export function withSettings<T extends object>(settings: T, changed: Partial<T>): () => void {
  const previous = Object.fromEntries(
    Object.keys(changed).map((name) => [name, settings[name as keyof T]]), // as: they are keys of `T`
  );
  Object.assign(settings, changed);
  return () => void Object.assign(settings, previous);
}

/** Starts a server that passes each connection to `handle`. Without `handle` it never answers. */
export async function startBadServer(handle: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends `head`, then one space ten times a second, so that the answer never ends. */
export const sendEndlessly =
  (head = '') =>
  (socket: Socket): void => {
    socket.once('data', () => {
      socket.write(head);
      const timer = setInterval(() => socket.write(' '), 100);
      socket.once('close', () => clearInterval(timer));
    });
  };

/** Answers each request with this response and closes the connection. */
export const respondWith =
  (status: string, type: string, body: string) =>
  (socket: Socket): void => {
    socket.once('data', () =>
      socket.end(
        `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      ),
    );
  };
