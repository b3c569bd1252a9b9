import type { Chance } from '@/prisma/demo/card/seeded-random';
import type { World } from '../world/world';

const MOMENTS = ['any time', 'callback', 'told', 'answer', 'commit', 'mail'] as const;
/** When a kill falls: at any time, or aimed at where money is in the middle of something. */
export type Moment = (typeof MOMENTS)[number];

/** Where nothing of the kind comes, the kill falls all the same. */
const PATIENCE_MS = 2_500;

export const isCallback = (path: string) => /webhook|verify/.test(path);

export const drawMoment = (chance: Chance): Moment => chance.pick(MOMENTS);

/**
 * Does `act` at the moment that was drawn, and resolves when it was done:
 * - callback: up to 30 ms after a notice or a verify call has come in;
 * - told: up to 30 ms after a provider has said what it knows, while the order is being settled;
 * - answer: when its answer is made, and before anybody has heard it;
 * - commit: when the database says that a memorial or a tribute was committed;
 * - mail: when a mail was taken, and before the sender is told so.
 */
export async function atMoment(
  world: World,
  moment: Moment,
  chance: Chance,
  act: () => Promise<void>,
): Promise<void> {
  const anyTime = chance.between(0, 500);
  const later = chance.between(0, 30);
  let watched: () => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    let isDone = false;
    const strike = (after = 0) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      const now = () => void act().then(resolve, reject);
      if (after > 0) setTimeout(now, after);
      else now();
    };
    const timer = setTimeout(strike, moment === 'any time' ? anyTime : PATIENCE_MS);
    watched = watch(world, moment, () =>
      strike(moment === 'callback' || moment === 'told' ? later : 0),
    );
  });
  await done.finally(watched);
}

/** Calls `strike` when the moment comes; gives the way to stop watching. */
function watch(
  { front, road, inbox, commits }: World,
  moment: Moment,
  strike: () => void,
): () => void {
  const callback = (path: string) => isCallback(path) && strike();
  if (moment === 'callback') front.watch.arrived = callback;
  if (moment === 'told') road.watch.answered = (path) => /verify|validate/.test(path) && strike();
  if (moment === 'answer') front.watch.answered = callback;
  if (moment === 'mail') inbox.watch.kept = strike;
  if (moment === 'commit') commits.watch.committed = strike;
  return () => {
    const nothing = () => undefined;
    front.watch.arrived = nothing;
    front.watch.answered = nothing;
    road.watch.answered = nothing;
    inbox.watch.kept = nothing;
    commits.watch.committed = nothing;
  };
}
