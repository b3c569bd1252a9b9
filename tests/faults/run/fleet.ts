import type { Server } from '../world/server';
import type { World } from '../world/world';

/** The servers in service, and one on standby. */
export type Fleet = {
  /** Kills one of them (SIGKILL); the standby takes its place. Resolves when it serves. */
  replace(at: number): Promise<void>;
  urls(): string[];
  /** Kills all that are left (SIGKILL). */
  end(): Promise<void>;
};

/** Starts `count` instances behind the front. */
export async function startFleet({ launch, front }: World, instances: number): Promise<Fleet> {
  const serving: { server: Server; url: string }[] = [];
  let standby = launch();
  const join = async (at: number) => {
    const server = await standby;
    standby = launch();
    standby.catch(() => undefined); // reported when it is needed
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
