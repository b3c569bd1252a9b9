import type { Server } from '../world/server';
import type { World } from '../world/world';

/** The servers that serve right now, and one that stands by. */
export type Fleet = {
  /** SIGKILL to one of them; the next one serves at once. Resolves when it does. */
  replace(at: number): Promise<void>;
  urls(): string[];
  /** SIGKILL to all that are left. */
  end(): Promise<void>;
};

/** Starts so many instances behind the front. */
export async function startFleet({ launch, front }: World, instances: number): Promise<Fleet> {
  const serving: { server: Server; url: string }[] = [];
  let standby = launch();
  const join = async (at: number) => {
    const server = await standby;
    standby = launch();
    standby.catch(() => undefined); // heard when it is needed
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
