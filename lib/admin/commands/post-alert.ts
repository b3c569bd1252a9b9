import { env } from '@/lib/platform/env';
import { instrumentCall } from '@/lib/platform/instrument-call';

const TIMEOUT_MS = 5_000;

/**
 * Posts an alert to ALERT_WEBHOOK_URL as JSON, with the field `text` that Slack, Mattermost and
 * others show. Does nothing without the setting. Throws if there is no answer within five seconds,
 * or if the answer is an error; the job then runs again.
 */
export async function postAlert({ kind, text }: { kind: string; text: string }): Promise<void> {
  const { ALERT_WEBHOOK_URL: url, SITE_URL: site } = env();
  if (!url) return;
  await instrumentCall('webhook', async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${text} ${site}`, kind, site }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  });
}
