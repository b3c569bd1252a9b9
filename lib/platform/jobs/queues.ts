import type { LegalKind } from '@/lib/platform/db/generated/enums';
import { DAY_SECONDS } from '@/lib/platform/durations';
import type { EventType } from '@/lib/platform/events/event-rules';

export const JOB_SCHEMA = 'pgboss';

/**
 * The data of each kind of job. A new kind needs a line here, one below and one in
 * server/job-handlers.ts. Never rename one: the database stores the names in waiting jobs and
 * schedules.
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
  'prepare-video': { mediaId: string };
  'find-unprepared-videos': object;
  'complete-picture': { mediaId: string };
  'find-incomplete-pictures': object;
  'remove-media': object;
  'remove-pieces': { id: string; bytes: number };
  'remove-stray-pieces': object;
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
  /** A request to see a memorial, encrypted (lib/access/commands/store-access-request.ts). */
  'ask-family': {
    memorialId: string;
    sealed: string;
    /**
     * `always`: stored however many are waiting. `never`: was refused because too many are, and only gives somebody
     * who is on the list their link again.
     */
    stored?: 'always' | 'never';
  };
  /** Mails the members with ids after `after` ('' for the first batch). */
  'tell-members': { kind: LegalKind; language: string; version: number; after: string };
  /** An announced event (lib/platform/events/publish-event.ts). */
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
  /** The schedule (cron, UTC), if there is one. */
  cron?: string;
  /**
   * One job does all pending work, so none is added while one waits. The waiting one may start
   * before the new write is visible; the schedule catches what it missed.
   */
  doesAll?: true;
  /** The schedule is a setting; without it no instance polls the queue. */
  isNightly?: true;
  /**
   * The time limit in seconds, the number of retries and the seconds between them; defaults to
   * QUEUE_OPTIONS.
   */
  runs?: { expireInSeconds: number; retryLimit: number; retryDelay: number };
  /** Without this setting nothing enqueues the job, and no instance polls the queue. */
  needs?: 'CDN_PURGE_URL';
};

/**
 * A backup of many pictures takes hours, and the cause of a failure is rarely gone a second later.
 */
export const NIGHTLY_BACKUP_RUNS = {
  expireInSeconds: DAY_SECONDS / 3,
  retryLimit: 3,
  retryDelay: 300,
};

/** ffmpeg may need 48 minutes for a video (lib/media/commands/prepare-video.ts), which counts how often it tried. */
const PREPARE_VIDEO_RUNS = { expireInSeconds: 3600, retryLimit: 300, retryDelay: 30 };

/** Mails and purges must leave within a second, so their queues are polled every half second. */
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
  'prepare-video': { pollSeconds: 5, atOnce: 1, runs: PREPARE_VIDEO_RUNS },
  'find-unprepared-videos': { pollSeconds: 30, atOnce: 1, cron: '*/15 * * * *' },
  'complete-picture': { pollSeconds: 2, atOnce: 1 },
  'find-incomplete-pictures': { pollSeconds: 30, atOnce: 1, cron: '*/15 * * * *' },
  'remove-media': { pollSeconds: 30, atOnce: 1, cron: '31 * * * *', doesAll: true },
  'remove-pieces': { pollSeconds: 2, atOnce: 10 },
  'remove-stray-pieces': { pollSeconds: 30, atOnce: 1, cron: '21 * * * *' },
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
  'nightly-backup': { pollSeconds: 30, atOnce: 1, isNightly: true, runs: NIGHTLY_BACKUP_RUNS },
  'update-candles': { pollSeconds: 5, atOnce: 5 },
  'tell-author': { pollSeconds: 10, atOnce: 5 },
  'send-condolence-digests': { pollSeconds: 30, atOnce: 1, cron: '*/5 * * * *' },
  'tend-condolences': { pollSeconds: 30, atOnce: 1, cron: '7 * * * *' },
  'ask-family': { pollSeconds: 2, atOnce: 5 },
  'tell-members': { pollSeconds: 10, atOnce: 1 },
  'fan-out-event': { pollSeconds: 1, atOnce: 10 },
  'deliver-webhooks': { pollSeconds: 1, atOnce: 10 },
  // For failing and slow webhooks, so that no other webhook waits behind them (decision 0119).
  'retry-webhooks': { pollSeconds: 2, atOnce: 10 },
  'tend-webhooks': { pollSeconds: 30, atOnce: 1, cron: '* * * * *' },
};

export const JOB_NAMES = Object.keys(QUEUES) as JobName[]; // keys() returns string[]

/**
 * The options of every queue. A killed worker sends no heartbeat: after 15 s the next supervisor
 * pass (worker.ts) runs its job again. A living worker sends one every 3 s, so a busy machine may
 * delay several before a job runs twice. Failed jobs are retried after 1, 2, 4 … 300 s, for about a
 * day.
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
