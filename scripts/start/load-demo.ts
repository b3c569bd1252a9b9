import path from 'node:path';
import { startChild } from './child';
import { isDone, markDone } from './data-folder';
import type { StartedParts } from './started-parts';

const DEMO_LOADED = 'demo data';

const RESTORED = 'restored';

/** Records that a backup was restored into this folder: a site with real memorials gets no demo. */
export const markRestored = (folder: string) => markDone(folder, RESTORED);

export const isRestored = (folder: string) => isDone(folder, RESTORED);

export const isDemoLoaded = (folder: string) => isDone(folder, DEMO_LOADED);

/** Fills the embedded database with the demo memorials and accounts, and records that it has them. */
export async function loadDemo(
  env: NodeJS.ProcessEnv,
  folder: string,
  running: StartedParts,
): Promise<void> {
  const logFolder = path.join(folder, 'logs');
  await running.finish(startChild(['scripts/demo-data.ts'], { name: 'demo-data', logFolder, env }));
  await markDone(folder, DEMO_LOADED);
}
