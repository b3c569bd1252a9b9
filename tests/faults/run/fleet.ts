import type { Server } from '../world/server';
import type { World } from '../world/world';

/** The servers that answer requests, and one on standby. */
export type Fleet = {
  /** Kills the server at this position (SIGKILL). Resolves when the standby serves in its place. */
  replace(at: number): Promise<void>;
  urls(): string[];
  /** Kills all remaining servers (SIGKILL). */
  end(): Promise<void>;
};

/** Starts `count` instances behind the front. */
export async function startFleet({ launch, front }: World, instances: number): Promise<Fleet> {
  const serving: { server: Server; url: string }[] = [];
  let standby = launch();
  const join = async (at: number) => {
    const server = await standby;
    standby = launch();
    standby.catch(() => undefined); // `join` reports the failure when it needs this server
    serving[at] = { server, url: await server.serve() };
    front.targets = serving.map(({ url }) => url);
  };
  for (let at = 0; at < instances; at += 1) await join(at);
  return {
    urls: () => serving.map(({ url }) => url),
    async replace(at) {
      const dying = serving[at];
      front.targets = serving.filter((one) => one !== dying).map(({ url }) => url);
      await dying?.server.kill();
      await join(at);
    },
    async end() {
      front.targets = [];
      const spare = await standby.catch(() => null);
      await Promise.all([...serving.map(({ server }) => server), spare].map((one) => one?.kill()));
    },
  };
}
