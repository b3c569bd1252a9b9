import { countWords } from '@/lab/bench/fill/count-words';
import { fillMemorials } from '@/lab/bench/fill/fill-memorials';
import { type ServedSite, serveBuiltSite } from '@/lab/bench/serve-built-site';
import { openWorld, type World } from '../../tests/faults/world/world';

/**
 * Serves the built site, in two processes, with made-up memorials, simulated payment providers and an inbox. Returns
 * what `use` returns, once everything is closed.
 * @param furtherSettings returns further settings of the site
 */
export async function withWorldSite<T>(
  memorials: number,
  use: (world: World, site: ServedSite) => Promise<T>,
  furtherSettings: (world: World) => Promise<Record<string, string>> = async () => ({}),
): Promise<T> {
  const world = await openWorld({ naive: false, full: true });
  try {
    await fillMemorials(world.database.url, { memorials, seed: 1 });
    await countWords(world.database.url);
    const fixedSettings = { WEB_PROCESSES: '2', DATABASE_POOL: '10' };
    const addedSettings = await furtherSettings(world);
    const site = await serveBuiltSite({ ...world.settings, ...fixedSettings, ...addedSettings });
    world.front.targets = [site.url];
    return await use(world, site).finally(() => site.close());
  } finally {
    await world.close();
  }
}
