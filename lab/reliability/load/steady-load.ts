import { performance } from 'node:perf_hooks';

/** A request and its outcome. */
export type RequestOutcome = {
  name: string;
  /** When it was sent, in milliseconds since the program began. */
  sentAt: number;
  ms: number;
  /** 0 without a response. */
  status: number;
  /** What is wrong with the response; undefined if nothing is. */
  fault?: string | undefined;
};

/** Sends one request and returns its status. Throws if something is wrong with the response. */
export type SendRequest = (turn: number) => Promise<number> | number;

/** The results of a load. */
export type Load = {
  answers: RequestOutcome[];
  /** Requests that were due but not sent, because too many were open: the load was smaller than intended. */
  unsent: number;
};

/** This program cannot handle more requests at once. */
const MAX_OPEN = 2_000;

/**
 * Sends requests at a steady rate, whether or not earlier ones were answered, as visitors do. Returns the answers, the
 * numbers of due and of unsent requests, and `stop`, which resolves once every request has been answered.
 * @param maxOpen how many requests may be open
 */
export function steadyLoad(name: string, perSecond: number, send: SendRequest, maxOpen = MAX_OPEN) {
  const answers: RequestOutcome[] = [];
  const openRequests = new Set<Promise<void>>();
  const start = performance.now();
  let due = 0;
  let unsent = 0;
  const timer = setInterval(() => {
    const end = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; due < end; due += 1) {
      if (openRequests.size >= maxOpen) {
        unsent += 1;
        continue;
      }
      const request = sendOnce(name, due, send).then((outcome) => {
        answers.push(outcome);
        openRequests.delete(request);
      });
      openRequests.add(request);
    }
  }, 1_000 / Math.min(perSecond, 100));
  return {
    answers,
    due: () => due,
    unsent: () => unsent,
    async stop(): Promise<Load> {
      clearInterval(timer);
      await Promise.all(openRequests);
      return { answers, unsent };
    },
  };
}

/** Stops concurrent loads and returns their combined results. */
export async function stopLoads(loads: { stop: () => Promise<Load> }[]): Promise<Load> {
  const results = await Promise.all(loads.map((load) => load.stop()));
  return {
    answers: results.flatMap(({ answers }) => answers),
    unsent: results.reduce((sum, { unsent }) => sum + unsent, 0),
  };
}

async function sendOnce(name: string, turn: number, send: SendRequest): Promise<RequestOutcome> {
  const sentAt = performance.now();
  try {
    const status = await send(turn);
    const fault = status >= 400 || status === 0 ? `answered with ${status}` : undefined;
    return { name, sentAt, ms: performance.now() - sentAt, status, fault };
  } catch (error) {
    const fault = String(error instanceof Error ? (error.cause ?? error.message) : error);
    return { name, sentAt, ms: performance.now() - sentAt, status: 0, fault };
  }
}
