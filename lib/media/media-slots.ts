import PQueue from 'p-queue';
import { AppError } from '@/lib/platform/errors';
import { networksOf } from '@/lib/platform/http/caller-networks';
import { messageFor } from '@/lib/platform/language/message';
import { type FairOptions, FairQueue } from './fair-queue';

const SECOND = 1000;

const oneAtATime = () =>
  new PQueue<FairQueue, FairOptions>({ concurrency: 1, queueClass: FairQueue });

/**
 * How many tasks of each kind run at once in a process, and how long a caller waits for a slot. One decoder with 400 MB
 * for a picture and one with 170 MB for a video fit into memory (decisions 0037 and 0129). Detecting file types and
 * encoding AVIF share the slot of pictures; AVIF only starts while nobody waits, but may then take up to 20 s of
 * processor time. Videos and cards have their own slots, so that neither delays the main picture, without which nobody
 * can pay; so have the few videos that are encoded when they arrive, which takes minutes.
 */
const SLOTS = {
  picture: { queue: oneAtATime(), waitMs: 20 * SECOND },
  card: { queue: oneAtATime(), waitMs: 5 * SECOND },
  video: { queue: oneAtATime(), waitMs: 120 * SECOND },
  encoding: { queue: oneAtATime(), waitMs: 120 * SECOND },
} as const;

export type SlotKind = keyof typeof SLOTS;

/** Who sent a file: an account, or null for a stranger, and the address that it came from, if it is known. */
export type Sender = { account: string | null; address?: string | undefined };

type SlotOptions = { waits?: boolean; sender?: Sender };

/**
 * Runs `work` when a slot of its kind is free in this process: what members sent, then what strangers sent, then
 * background work, which has no sender. Accounts take turns, or networks of strangers (fair-queue.ts). Throws `busy`
 * (503 with Retry-After) if no slot becomes free in time, unless it `waits`.
 */
export function runInMediaSlot<T>(
  kind: SlotKind,
  work: () => Promise<T>,
  { waits = false, sender }: SlotOptions = {},
): Promise<T> {
  const { queue, waitMs } = SLOTS[kind];
  const waiting = new AbortController();
  const timer = waits ? undefined : setTimeout(() => waiting.abort(busyError()), waitMs);
  const begin = () => {
    clearTimeout(timer); // only the waiting is limited
    return work();
  };
  return queue.add(begin, { signal: waiting.signal, ...turnOf(sender) });
}

/** The highest is first. */
const PRIORITY = { member: 2, stranger: 1, background: 0 };

/**
 * The account comes first, since a mobile provider may send thousands of customers from one address. An IPv6 address
 * counts as its widest network, since a customer can send from every address of a narrow one.
 */
function turnOf(sender: Sender | undefined): FairOptions {
  if (!sender) return { priority: PRIORITY.background };
  const { account, address } = sender;
  const network = address && networksOf(address).at(-1)?.key;
  const senders = network ? [`network ${network}`] : [];
  if (account === null) return { priority: PRIORITY.stranger, senders };
  return { priority: PRIORITY.member, senders: [`account ${account}`, ...senders] };
}

const RETRY_SECONDS = 10;
const BUSY = messageFor('media.refusals.busy');

const busyError = () => new AppError('busy', BUSY, { details: { remainingTime: RETRY_SECONDS } });
