import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { tryConsumeRateLimit } from '@/lib/platform/http/rate-limit';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';
import { type Alert, type AlertFacts, findAlerts } from '../alert-rules';
import { checkCertificate } from '../queries/certificate';
import { diskUse } from '../queries/disk-use';
import { readSiteState } from '../queries/site-state';

/** When the last backup succeeded; null before the first, undefined if none is expected. */
type LastBackup = () => Promise<Date | null | undefined>;

/**
 * Looks for problems that need an operator, and reports each kind to ALERT_EMAIL and
 * ALERT_WEBHOOK_URL once a day as long as it lasts. Safe to repeat: the day is in the mail's key,
 * and calls of the webhook are rate-limited.
 */
export async function watchSite(lastBackup?: LastBackup, now = new Date()): Promise<void> {
  const certificateEnds = await checkCertificate(); // stored for the operations page
  if (!env().ALERT_EMAIL && !env().ALERT_WEBHOOK_URL) return;
  const facts: AlertFacts = {
    state: await readSiteState(),
    disks: await diskUse(),
    certificateEnds,
    lastBackup: await lastBackup?.(),
  };
  for (const alert of findAlerts(facts, now)) await sendAlert(alert, now);
}

async function sendAlert({ kind, text }: Alert, now: Date): Promise<void> {
  const { ALERT_EMAIL: to, ALERT_WEBHOOK_URL: webhook } = env();
  if (webhook && (await tryConsumeRateLimit('alert', kind, now)))
    await db().$transaction((tx) => enqueue(tx, 'post-alert', { kind, text }));
  if (!to) return;
  const mail = {
    key: `alert/${kind}/${now.toISOString().slice(0, 10)}`,
    to,
    subject: `${siteName()}: ${text}`,
    ...mailLayout({ heading: text, paragraphs: [env().SITE_URL] }, DEFAULT_LANGUAGE),
  };
  await db().$transaction((tx) => enqueueMail(tx, mail));
}
