import { performance } from 'node:perf_hooks';

/** One request and what became of it. */
export type Answered = {
  name: string;
  /** When it was sent, in milliseconds since the program began. */
  sentAt: number;
  ms: number;
  /** 0 where none came. */
  status: number;
  /** What is unexpected about it; undefined where nothing is. */
  fault?: string | undefined;
};

/** Sends one request and returns its status, or throws what is wrong with the answer. */
export type Ask = (turn: number) => Promise<number> | number;

/** As many at once would mean that nothing is answered any more. */
const MOST_AT_ONCE = 2_000;

/**
 * Asks at a steady pace, whether earlier requests have been answered or not, as visitors do. Returns what was answered and how many were sent so
 * far, and `stop`, which resolves once every request has been answered.
 */
export function steadyLoad(name: string, perSecond: number, ask: Ask) {
  const answers: Answered[] = [];
  const open = new Set<Promise<void>>();
  const start = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const one = askOnce(name, sent, ask, open.size).then((answered) => {
        answers.push(answered);
        open.delete(one);
      });
      open.add(one);
    }
  }, 1_000 / Math.min(perSecond, 100));
  return {
    answers,
    sent: () => sent,
    async stop(): Promise<Answered[]> {
      clearInterval(timer);
      await Promise.all(open);
      return answers;
    },
  };
}

async function askOnce(name: string, turn: number, ask: Ask, open: number): Promise<Answered> {
  const sentAt = performance.now();
  if (open >= MOST_AT_ONCE) return { name, sentAt, ms: 0, status: 0, fault: 'too many are open' };
  try {
    const status = await ask(turn);
    const fault = status >= 400 || status === 0 ? `answered with ${status}` : undefined;
    return { name, sentAt, ms: performance.now() - sentAt, status, fault };
  } catch (error) {
    const fault = String(error instanceof Error ? (error.cause ?? error.message) : error);
    return { name, sentAt, ms: performance.now() - sentAt, status: 0, fault };
  }
}
