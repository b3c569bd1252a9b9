import { CASE_DAYS } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { RETRY_DAYS } from '@/lib/platform/mail/mail-rules';
import { type SiteState, siteState } from '../site-state-schema';

/**
 * Reads the state in one query, using the database's clock. A mail that the mail server refused does not count as late,
 * because no retry can help: its address has to be corrected. A given-up mail is counted for a day. Given-up alerts are
 * not counted, because each would cause another alert. Mails held after a restore wait for the operator
 * (lib/platform/mail/held-mail.ts).
 */
export async function readSiteState(): Promise<SiteState> {
  const [row] = await db().$queryRaw<{ state: unknown }[]>`
    WITH reported AS (
      SELECT r."condolenceId", r."createdAt" FROM condolence_reports r JOIN condolences c ON c.id = r."condolenceId"
      WHERE c.state IN ('held', 'published') OR (c.state = 'waiting' AND c."publishedAt" IS NOT NULL))
    SELECT json_build_object(
      'queues', (SELECT coalesce(json_agg(q ORDER BY q.name), '[]') FROM (
        SELECT name,
          count(*) FILTER (WHERE state < 'active' AND start_after <= now()) AS waiting,
          coalesce(extract(epoch FROM now() - min(start_after)
            FILTER (WHERE state < 'active' AND start_after <= now())), 0) AS "oldestSeconds",
          count(*) FILTER (WHERE state = 'retry') AS retried,
          count(*) FILTER (WHERE state = 'failed') AS failed
        FROM pgboss.job WHERE state < 'active' OR state = 'failed' GROUP BY name) q),
      'outbox', (SELECT json_build_object(
          'unsent', count(*),
          'oldestSeconds', coalesce(extract(epoch FROM now() - min("createdAt")
            FILTER (WHERE NOT given_up AND NOT refused)), 0),
          'givenUp', count(*) FILTER (WHERE given_up AND lately AND NOT of_alert))
        FROM (SELECT "createdAt",
            "lastError" LIKE 'MailRefused%' AS refused,
            key LIKE 'alert/%' AS of_alert,
            "createdAt" > now() - ${RETRY_DAYS + 1} * interval '1 day' OR EXISTS (
              SELECT 1 FROM pgboss.job j WHERE j.name = 'send-mail'
                AND j.data->>'mailId' = o.id AND j.completed_on > now() - interval '1 day') AS lately,
            "createdAt" < now() - ${RETRY_DAYS} * interval '1 day' AND NOT EXISTS (
              SELECT 1 FROM pgboss.job j WHERE j.name = 'send-mail'
                AND j.data->>'mailId' = o.id AND j.state <= 'active') AS given_up
          FROM outbox o WHERE "sentAt" IS NULL AND "heldAt" IS NULL AND text <> '') mails),
      'orders', json_build_object(
        'byState', (SELECT coalesce(json_object_agg(status, count), '{}') FROM (
          SELECT status, count(*) FROM orders
          WHERE status IN ('created', 'pending', 'paid', 'needs_review', 'disputed')
          GROUP BY status) s),
        'inReview', (SELECT count(DISTINCT "orderId") FROM order_reviews WHERE "closedAt" IS NULL),
        'oldestReviewSeconds', (SELECT coalesce(extract(epoch FROM now() - min("openedAt")), 0)
          FROM order_reviews WHERE "closedAt" IS NULL),
        'owedBackMinor', (SELECT coalesce(sum("chargeMinor"), 0) FROM refunds
          WHERE status IN ('requested', 'pending', 'needs_attention'))),
      'condolences', (SELECT json_build_object('held', count(*),
          'oldestSeconds', coalesce(extract(epoch FROM now() - min(coalesce("waitingSince", "createdAt"))), 0),
          'reported', (SELECT count(*) FROM (SELECT "condolenceId" FROM reported GROUP BY 1) r),
          'oldestReportSeconds', (SELECT coalesce(extract(epoch FROM now() - min("createdAt")), 0) FROM reported))
        FROM condolences WHERE state = 'held' AND "publishedAt" IS NULL),
      'cases', (SELECT json_build_object('open', count(*),
          'oldestSeconds', coalesce(extract(epoch FROM now() - min("createdAt")), 0),
          'overdue', count(*) FILTER (WHERE "createdAt" < now() - ${CASE_DAYS} * interval '1 day'),
          'frozen', (SELECT count(*) FROM memorial_freezes))
        FROM family_cases WHERE state = 'open'),
      'webhooks', json_build_object(
        'waiting', (SELECT count(*) FROM webhook_deliveries WHERE "nextAt" IS NOT NULL),
        'oldestSeconds', (SELECT greatest(coalesce(extract(epoch FROM now() - min("nextAt")), 0), 0)
          FROM webhook_deliveries WHERE "nextAt" IS NOT NULL),
        'failing', (SELECT count(*) FROM webhook_endpoints WHERE active AND "failingSince" IS NOT NULL),
        'switchedOff', (SELECT count(*) FROM webhook_endpoints WHERE "disabledWhy" IS NOT NULL))) AS state`;
  return siteState.parse(row?.state);
}
