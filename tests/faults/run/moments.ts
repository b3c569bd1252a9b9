import type { RandomSource } from '@/prisma/demo/card/seeded-random';
import type { World } from '../world/world';

const MOMENTS = ['any time', 'callback', 'verified', 'answer', 'commit', 'mail'] as const;
/** When a kill happens: at a random time, or at a given step of a payment. */
export type Moment = (typeof MOMENTS)[number];

/**
 * How long a kill waits for its moment before it happens anyway. This is many times what a quiet machine needs, because
 * a kill while nobody is paying proves nothing.
 */
const PATIENCE_MS = 15_000;

/** How long to wait until the first customer has paid. */
const OPENING_MS = 120_000;

export const isCallback = (path: string) => /webhook|verify/.test(path);

export const drawMoment = (chance: RandomSource): Moment => chance.pick(MOMENTS);

/** Resolves when the first callback has been answered. Earlier kills would interrupt no payment. */
export async function firstCallback({ front }: World): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const late = () => reject(new Error('Nobody has paid'));
    const timer = setTimeout(late, OPENING_MS);
    front.watch.answered = (path) => {
      if (!isCallback(path)) return;
      clearTimeout(timer);
      resolve();
    };
  });
}

/**
 * Runs `act` at the given moment, and resolves when it is done:
 * - callback: up to 30 ms after a notice or a verify call has arrived;
 * - verified: up to 30 ms after a provider has answered, while the order is being settled;
 * - answer: when the answer to a callback is complete, before it is sent;
 * - commit: when the database reports that a memorial or a tribute is committed;
 * - mail: when the mail server has stored a mail, before it confirms that to the sender.
 */
export async function atMoment(
  world: World,
  moment: Moment,
  chance: RandomSource,
  act: () => Promise<void>,
): Promise<void> {
  const anyTime = chance.between(0, 500);
  const later = chance.between(0, 30);
  let stopWatching: () => void = () => undefined;
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
    stopWatching = watch(world, moment, () =>
      strike(moment === 'callback' || moment === 'verified' ? later : 0),
    );
  });
  await done.finally(stopWatching);
}

/** Calls `strike` when the moment comes. Returns the function that stops watching. */
function watch(
  { front, providerProxy, inbox, commits }: World,
  moment: Moment,
  strike: () => void,
): () => void {
  const callback = (path: string) => isCallback(path) && strike();
  if (moment === 'callback') front.watch.arrived = callback;
  if (moment === 'verified')
    providerProxy.watch.answered = (path) => /verify|validate/.test(path) && strike();
  if (moment === 'answer') front.watch.answered = callback;
  if (moment === 'mail') inbox.watch.mailStored = strike;
  if (moment === 'commit') commits.watch.committed = strike;
  return () => {
    const nothing = () => undefined;
    front.watch.arrived = nothing;
    front.watch.answered = nothing;
    providerProxy.watch.answered = nothing;
    inbox.watch.mailStored = nothing;
    commits.watch.committed = nothing;
  };
}
