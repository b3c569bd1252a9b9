import { seededRandom } from '@/prisma/demo/card/seeded-random';
import { openWorld, type ServerKind, type World } from '../world/world';
import { startCrowd } from './crowd-at-work';
import { type Fleet, startFleet } from './fleet';
import { brokenInvariants } from './invariants';
import { countMails, type MailCount } from './mails';
import { atMoment, drawMoment, firstCallback, isCallback, type Moment } from './moments';
import { startProviderFaults } from './provider-faults';
import { reconcile } from './reconcile';
import { takeSnapshot } from './snapshot';

export type FaultRunOptions = ServerKind & {
  seed: string;
  /** How many times a server is killed (SIGKILL). */
  kills: number;
  /** How many times the database crashes, spread evenly among the kills. */
  databaseKills: number;
  instances: number;
  onProgress?: (done: number, all: number) => void;
};

export type FaultRunReport = {
  kills: number;
  databaseKills: number;
  /** How many kills and crashes interrupted a request, and how many interrupted a payment's callback. */
  inFlight: number;
  callbacksInFlight: number;
  moments: Partial<Record<Moment, number>>;
  people: number;
  paid: number;
  /** The number of payments by provider. */
  paidWith: Record<string, number>;
  orders: { memorials: number; tributes: number; overpaid: number };
  mails: MailCount;
  seconds: number;
  secondsToReconcile: number;
  broken: string[];
};

/**
 * Runs the whole test: people pay while servers and database are killed. Then the database must match what the
 * providers and the mail server have recorded.
 */
export async function runFaults(options: FaultRunOptions): Promise<FaultRunReport> {
  const start = Date.now();
  const world = await openWorld(options);
  const fleet = await startFleet(world, options.instances).catch(async (error) => {
    await world.close();
    throw error;
  });
  try {
    const people = await startCrowd(world, options.seed);
    const endProviderFaults = startProviderFaults(
      world.sandbox.url,
      seededRandom(`${options.seed}/weather`),
    );
    await firstCallback(world);
    const strikes = await repeatKills(world, fleet, options);
    const { peopleCount, faults } = await people.end();
    await endProviderFaults();
    const secondsToReconcile = await reconcile(world);
    const finalState = await takeSnapshot(world);
    const mails = countMails(finalState, strikes.at);
    const count = (what: 'memorials' | 'tributes') =>
      finalState.orders.reduce((sum, order) => sum + order[what], 0);
    return {
      ...{ kills: options.kills, databaseKills: options.databaseKills, ...strikes.interrupted },
      people: peopleCount,
      paid: finalState.paid.length,
      paidWith: countsOf(finalState.paid.map(({ provider }) => provider)),
      orders: {
        memorials: count('memorials'),
        tributes: count('tributes'),
        overpaid: finalState.orders.filter(({ overpaid }) => overpaid).length,
      },
      mails,
      secondsToReconcile,
      seconds: Math.round((Date.now() - start) / 1000),
      broken: [...brokenInvariants(finalState), ...mails.broken, ...faults],
    };
  } finally {
    await fleet.end();
    await world.close();
  }
}

async function repeatKills(world: World, fleet: Fleet, options: FaultRunOptions) {
  const chance = seededRandom(`${options.seed}/kills`);
  const all = options.kills + options.databaseKills;
  const at: Date[] = [];
  const moments: Partial<Record<Moment, number>> = {};
  const interrupted = { inFlight: 0, callbacksInFlight: 0, moments };
  for (let done = 0; done < all; done += 1) {
    const moment = drawMoment(chance);
    const victim = Math.floor(chance.between(0, options.instances));
    const isDatabase = isDue(done, all, options.databaseKills);
    await atMoment(world, moment, chance, async () => {
      const paths = world.front.inFlight();
      if (paths.length > 0) interrupted.inFlight += 1;
      if (paths.some(isCallback)) interrupted.callbacksInFlight += 1;
      moments[moment] = (moments[moment] ?? 0) + 1;
      at.push(new Date());
      if (!isDatabase) return fleet.replace(victim);
      await world.database.crash();
      await world.commits.listenAgain();
    });
    options.onProgress?.(done + 1, all);
  }
  return { at, interrupted };
}

/** Returns whether step `index` has an event if `some` events are spread evenly over `all` steps. */
const isDue = (index: number, all: number, some: number) =>
  Math.floor(((index + 1) * some) / all) > Math.floor((index * some) / all);

const countsOf = (names: string[]) =>
  Object.fromEntries(
    Map.groupBy(names, (name) => name)
      .entries()
      .map(([name, all]) => [name, all.length]),
  );
