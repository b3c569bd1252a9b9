import { z } from 'zod';

/** The result of the query in queries/site-state.ts, and a part of GET /api/admin/operations. */
export const siteState = z.strictObject({
  /** Queues with jobs that wait, will be retried, or have failed. */
  queues: z.array(
    z.strictObject({
      name: z.string(),
      /** Jobs that are due. */
      waiting: z.number(),
      /** How long the oldest of them has been due. */
      oldestSeconds: z.number(),
      /** Jobs that failed and will be retried. */
      retried: z.number(),
      /** Jobs that will not be retried. */
      failed: z.number(),
    }),
  ),
  outbox: z.strictObject({
    /** Unsent mails whose text is still stored. */
    unsent: z.number(),
    /** The age of the oldest mail that is still tried and was not refused. */
    oldestSeconds: z.number(),
    /**
     * Mails given up within the last day, which are not sent unless somebody retries them. Without
     * alerts.
     */
    givenUp: z.number(),
  }),
  orders: z.strictObject({
    /** Orders whose payment is open or disputed, by state. */
    byState: z.record(z.string(), z.number()),
    /** Orders with an open review, and how long the first one has been open. */
    inReview: z.number(),
    oldestReviewSeconds: z.number(),
    /** The sum of all refunds in progress, in minor units, whatever their currencies. */
    owedBackMinor: z.number(),
  }),
  condolences: z.strictObject({
    /** Condolences that a rule holds, and how long the first one has waited. */
    held: z.number(),
    oldestSeconds: z.number(),
    /** Condolences that were reported, on the page or hidden meanwhile, and the age of the first report. */
    reported: z.number(),
    oldestReportSeconds: z.number(),
  }),
  cases: z.strictObject({
    /** Open cases, and the age of the first. */
    open: z.number(),
    oldestSeconds: z.number(),
    /** How many of them are past their deadline. */
    overdue: z.number(),
    /** Frozen memorials. */
    frozen: z.number(),
  }),
  webhooks: z.strictObject({
    /** Deliveries still to be tried, and how long the oldest has been due. */
    waiting: z.number(),
    oldestSeconds: z.number(),
    /** Endpoints whose last delivery failed, and those that were switched off because of it. */
    failing: z.number(),
    switchedOff: z.number(),
  }),
});

/** The state of the whole site, for metrics, alerts and the operations page. */
export type SiteState = z.output<typeof siteState>;
