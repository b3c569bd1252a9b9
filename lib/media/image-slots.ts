import { AppError } from '@/lib/errors';

const SECOND = 1000;

/**
 * How many of a kind run at once, and how long one waits for its turn. A large picture takes 150 to 300
 * MB while it is made smaller, a video up to 250 MB while it is copied: so many fit into memory together.
 * Each kind has slots of its own, so that neither a video nor a crowd that asks for preview cards holds
 * up the picture without which nobody can pay.
 */
const SLOTS = {
  picture: { most: 2, waitMs: 20 * SECOND },
  card: { most: 1, waitMs: 5 * SECOND },
  video: { most: 1, waitMs: 120 * SECOND },
} as const;

export type SlotKind = keyof typeof SLOTS;

type Queue = { running: number; waiting: Set<() => void> };
const queues: Record<SlotKind, Queue> = {
  picture: { running: 0, waiting: new Set() },
  card: { running: 0, waiting: new Set() },
  video: { running: 0, waiting: new Set() },
};

/**
 * Runs `work` when one of the process's few slots of its kind is free; first come, first served.
 * Throws `unavailable` (503 with Retry-After) when none is in time.
 */
export async function inImageSlot<T>(kind: SlotKind, work: () => Promise<T>): Promise<T> {
  await takeSlot(kind);
  try {
    return await work();
  } finally {
    giveBack(queues[kind]);
  }
}

async function takeSlot(kind: SlotKind): Promise<void> {
  const queue = queues[kind];
  const { most, waitMs } = SLOTS[kind];
  if (queue.running < most) {
    queue.running += 1;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.waiting.delete(begin);
      reject(new AppError('unavailable', BUSY, { details: { remainingTime: RETRY_SECONDS } }));
    }, waitMs);
    queue.waiting.add(begin);
  });
}

/** Hands the slot to whoever has waited longest. */
function giveBack(queue: Queue): void {
  const [next] = queue.waiting;
  if (!next) {
    queue.running -= 1;
    return;
  }
  queue.waiting.delete(next);
  next();
}

const RETRY_SECONDS = 10;
const BUSY = 'We are working on very many files just now. Please try again in a moment.';
