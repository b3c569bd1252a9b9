import { createServer, type Socket } from 'node:net';
import type { UnavailableKind } from '@/lib/platform/http/unavailable-kinds';

/** What somebody asks of the site (calls.ts). */
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

/** The code of each call's answer; `same` where the fault is nothing to it. */
export type Expected = Record<CallName, UnavailableKind | 'same'>;

/** Something that is away, full or slow. `begin` returns what ends it. */
export type Fault = {
  name: string;
  begin: () => Promise<() => Promise<void> | void>;
  expected: Expected;
  /** One call would change what another meets, so that they are sent one after the other. */
  isAlone?: true;
  /** Whoever asks waits until they give up. */
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
export const CALL_NAMES = Object.keys(NAMES) as CallName[]; // as: the keys of the line above

/** The same for each call, but for these. */
export const all = (kind: UnavailableKind | 'same', but: Partial<Expected> = {}): Expected => ({
  ...(Object.fromEntries(CALL_NAMES.map((name) => [name, kind])) as Expected), // of these names
  ...but,
});

/** Changes settings that are read again at each use. Returns what undoes that. */
export function withSettings<T extends object>(settings: T, changed: Partial<T>): () => void {
  const usual = Object.fromEntries(
    Object.keys(changed).map((name) => [name, settings[name as keyof T]]), // as: keys of a part of it
  );
  Object.assign(settings, changed);
  return () => void Object.assign(settings, usual);
}

/** A server that accepts connections, and does no more than `treat`: without it, it reads and says nothing. */
export async function badServer(treat: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    treat(socket);
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

/** Sends a piece of nothing ten times a second, after `head`, to whoever asks for something. */
export const drip =
  (head = '') =>
  (socket: Socket): void => {
    socket.once('data', () => {
      socket.write(head);
      const timer = setInterval(() => socket.write(' '), 100);
      socket.once('close', () => clearInterval(timer));
    });
  };

/** Answers each request with this, and closes the connection. */
export const says =
  (status: string, type: string, body: string) =>
  (socket: Socket): void => {
    socket.once('data', () =>
      socket.end(
        `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      ),
    );
  };
