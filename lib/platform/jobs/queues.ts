import type { LegalKind } from '@/lib/platform/db/generated/enums';
import { DAY_SECONDS } from '@/lib/platform/durations';
import type { EventType } from '@/lib/platform/events/event-rules';

/** The schema in which pg-boss keeps its tables. */
export const JOB_SCHEMA = 'pgboss';

/**
 * The data of each kind of job. A new kind needs a line here, one below and one in server/job-handlers.ts.
 * Names must never change: the database stores them in waiting jobs and schedules.
 */
export type JobData = {
  'send-mail': { mailId: string };
  'check-order': { orderId: string; check: number };
  'send-refund': { refundId: string };
  'find-lost-refunds': object;
  'requeue-mail': object;
  'forget-expired': object;
  'forget-old-mail': object;
  'forget-drafts': object;
  'make-poster': { mediaId: string };
  'complete-picture': { mediaId: string };
  'find-incomplete-pictures': object;
  'remove-media': object;
  'remove-stray-objects': object;
  'remove-old-assets': object;
  'send-birthday-reminders': object;
  'end-keepers': object;
  'watch-silence': object;
  'run-handovers': object;
  'offer-memorials': object;
  'delete-due': object;
  'forget-cases': object;
  'tend-keys': object;
  'count-search-words': object;
  'rekey-search': object;
  'purge-cdn': { tag: string };
  'watch-site': object;
  'post-alert': { kind: string; text: string };
  'nightly-backup': object;
  'update-candles': { memorialId: string };
  'tend-condolences': object;
  'tell-author': { condolenceId: string };
  'send-condolence-digests': object;
  /** A question to a family, sealed (lib/access/commands/store-question.ts). */
  'ask-family': { memorialId: string; sealed: string };
  /** The members after this id, of a new version of a legal text; '' for the first of them. */
  'tell-members': { kind: LegalKind; language: string; version: number; after: string };
  /** What was announced (lib/platform/events/announce.ts). */
  'fan-out-event': {
    eventId: string;
    type: EventType;
    memorialId: string;
    id: string;
    at: string;
    keptBy?: string[];
  };
  'deliver-webhooks': { endpointId: string };
  'retry-webhooks': { endpointId: string };
  'tend-webhooks': object;
};

export type JobName = keyof JobData;

type Queue = {
  /** How often an idle instance polls, in seconds. */
  pollSeconds: number;
  /** How many jobs one instance runs at once. */
  atOnce: number;
  /** The schedule of the job, if it has one (cron, UTC). */
  cron?: string;
  /**
   * One job does all that is to be done: none is added while one waits. The one that waits may begin before the write that
   * needs it is seen; the schedule has the rest.
   */
  doesAll?: true;
  /** The schedule is a setting, without which no instance asks for it. */
  isNightly?: true;
  /** For how long a run may take, in seconds, how often it is tried again, and after how many seconds; else as QUEUE_OPTIONS says. */
  runs?: { expireInSeconds: number; retryLimit: number; retryDelay: number };
  /** The setting without which nothing enqueues it, and no instance asks for it. */
  needs?: 'CDN_PURGE_URL';
};

/** A backup of many pictures takes hours; what made it fail is rarely gone a second later. */
export const NIGHTLY = { expireInSeconds: DAY_SECONDS / 3, retryLimit: 3, retryDelay: 300 };

/** Every queue. Mails and purges must leave within a second, so their queues are polled every half second. */
export const QUEUES: Record<JobName, Queue> = {
  'send-mail': { pollSeconds: 0.5, atOnce: 10 },
  'check-order': { pollSeconds: 2, atOnce: 5 },
  'send-refund': { pollSeconds: 10, atOnce: 1 },
  'find-lost-refunds': { pollSeconds: 30, atOnce: 1, cron: '53 4 * * *' },
  'requeue-mail': { pollSeconds: 10, atOnce: 1, cron: '*/10 * * * *' },
  'forget-expired': { pollSeconds: 30, atOnce: 1, cron: '17 * * * *' },
  'forget-old-mail': { pollSeconds: 30, atOnce: 1, cron: '23 2 * * *' },
  'forget-drafts': { pollSeconds: 30, atOnce: 1, cron: '47 2 * * *' },
  'make-poster': { pollSeconds: 5, atOnce: 1 },
  'complete-picture': { pollSeconds: 2, atOnce: 1 },
  'find-incomplete-pictures': { pollSeconds: 30, atOnce: 1, cron: '*/15 * * * *' },
  'remove-media': { pollSeconds: 30, atOnce: 1, cron: '31 * * * *', doesAll: true },
  'remove-stray-objects': { pollSeconds: 30, atOnce: 1, cron: '41 3 * * 0' },
  'remove-old-assets': { pollSeconds: 30, atOnce: 1, cron: '51 3 * * *' },
  'send-birthday-reminders': { pollSeconds: 30, atOnce: 1, cron: '11 6 * * *' },
  'end-keepers': { pollSeconds: 30, atOnce: 1, cron: '*/10 * * * *' },
  'watch-silence': { pollSeconds: 30, atOnce: 1, cron: '29 7 * * *' },
  'run-handovers': { pollSeconds: 30, atOnce: 1, cron: '37 * * * *' },
  'offer-memorials': { pollSeconds: 30, atOnce: 1, cron: '41 7 * * *' },
  'delete-due': { pollSeconds: 30, atOnce: 1, cron: '43 * * * *' },
  'forget-cases': { pollSeconds: 30, atOnce: 1, cron: '37 2 * * *' },
  'tend-keys': { pollSeconds: 30, atOnce: 1, cron: '19 7 * * *' },
  'count-search-words': { pollSeconds: 30, atOnce: 1, cron: '* * * * *' },
  'rekey-search': { pollSeconds: 30, atOnce: 1, cron: '*/5 * * * *' },
  'purge-cdn': { pollSeconds: 0.5, atOnce: 10, needs: 'CDN_PURGE_URL' },
  'watch-site': { pollSeconds: 30, atOnce: 1, cron: '*/5 * * * *' },
  'post-alert': { pollSeconds: 10, atOnce: 1 },
  'nightly-backup': { pollSeconds: 30, atOnce: 1, isNightly: true, runs: NIGHTLY },
  'update-candles': { pollSeconds: 5, atOnce: 5 },
  'tell-author': { pollSeconds: 10, atOnce: 5 },
  'send-condolence-digests': { pollSeconds: 30, atOnce: 1, cron: '*/5 * * * *' },
  'tend-condolences': { pollSeconds: 30, atOnce: 1, cron: '7 * * * *' },
  'ask-family': { pollSeconds: 2, atOnce: 5 },
  'tell-members': { pollSeconds: 10, atOnce: 1 },
  'fan-out-event': { pollSeconds: 1, atOnce: 10 },
  'deliver-webhooks': { pollSeconds: 1, atOnce: 10 },
  // Endpoints that fail or are slow, so that no other waits behind them (decision 0119).
  'retry-webhooks': { pollSeconds: 2, atOnce: 10 },
  'tend-webhooks': { pollSeconds: 30, atOnce: 1, cron: '* * * * *' },
};

export const JOB_NAMES = Object.keys(QUEUES) as JobName[]; // keys() forgets them

/**
 * The options of every queue. A killed worker sends no heartbeat: after 15 s the next supervisor pass
 * (worker.ts) makes its job run again. A worker that lives sends one every 3 s: a busy machine may delay
 * several before its job runs twice. Failed jobs are retried after
 * 1, 2, 4 … 300 s, for about a day.
 */
export const QUEUE_OPTIONS = {
  heartbeatSeconds: 15,
  expireInSeconds: 300,
  retryLimit: 300,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 30 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};
