import { z } from 'zod';

/** What the query of the site's state returns, and GET /api/admin/operations. */
export const siteState = z.strictObject({
  /** Queues in which something waits, is tried again or has failed. */
  queues: z.array(
    z.strictObject({
      name: z.string(),
      /** Jobs that are due. */
      waiting: z.number(),
      /** For how long the oldest of them has been due. */
      oldestSeconds: z.number(),
      /** Jobs that failed and are tried again. */
      retried: z.number(),
      /** Jobs that are not tried again. */
      failed: z.number(),
    }),
  ),
  outbox: z.strictObject({
    /** Mails whose words are still there. */
    unsent: z.number(),
    /** How old the oldest mail is that is still tried and was not refused. */
    oldestSeconds: z.number(),
    /** Mails that were given up within the last day: nothing sends them unless somebody asks for it. Alerts are left out. */
    givenUp: z.number(),
  }),
  orders: z.strictObject({
    /** Orders whose payment is open or disputed, by their state. */
    byState: z.record(z.string(), z.number()),
    /** Orders with an open review, and how long the first one has been open. */
    inReview: z.number(),
    oldestReviewSeconds: z.number(),
    /** Cents that were promised back and have not left. */
    owedBackMinor: z.number(),
  }),
  condolences: z.strictObject({
    /** Those that a rule holds, and for how long the first one. */
    held: z.number(),
    oldestSeconds: z.number(),
    /** Those that were on a page and were reported, and how long ago the first report was. */
    reported: z.number(),
    oldestReportSeconds: z.number(),
  }),
  cases: z.strictObject({
    /** Questions about pages that nobody has answered, and how long ago the first was asked. */
    open: z.number(),
    oldestSeconds: z.number(),
    /** Those of them that should have been answered. */
    overdue: z.number(),
    /** Pages that are frozen. */
    frozen: z.number(),
  }),
  webhooks: z.strictObject({
    /** Deliveries that are to be tried, and for how long the oldest of them has been due. */
    waiting: z.number(),
    oldestSeconds: z.number(),
    /** Endpoints whose last answer was not good, and those that were switched off for it. */
    failing: z.number(),
    switchedOff: z.number(),
  }),
});

/** What is true of the whole site, for metrics, alerts and the page for operators. */
export type SiteState = z.output<typeof siteState>;
