'use client';

import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { apiSendAgain, type WebhookScope } from '@/lib/webhooks/api-paths';
import type { DeliveryView } from '@/lib/webhooks/api-schema';
import { EVENT_LABELS } from './event-labels';
import { useFormatTime } from './use-format-time';
import { useWebhookCall } from './use-webhook-call';

type Props = {
  scope: WebhookScope;
  webhookId: string;
  active: boolean;
  deliveries: readonly DeliveryView[];
};

export function DeliveryList({ scope, webhookId, active, deliveries }: Props) {
  const t = useTranslate();
  const formatTime = useFormatTime();
  const hydrated = useHydrated();
  const { busy, failure, run } = useWebhookCall();
  if (deliveries.length === 0)
    return <p className="text-ink-soft">{t('webhooks.deliveries.none')}</p>;
  return (
    <div className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line border-y border-line">
        {deliveries.map((delivery) => (
          <li key={delivery._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">{t(EVENT_LABELS[delivery.type])}</p>
              <p className="text-sm text-ink-soft">
                {t('webhooks.deliveries.when', formatTime(delivery.createdAt))}{' '}
                <code dir="ltr">{delivery.eventId}</code>
              </p>
            </div>
            <div className="min-w-0 basis-64 text-sm">
              <Outcome delivery={delivery} />
            </div>
            {active && (
              <Button
                variant="quiet"
                onClick={() =>
                  run(
                    delivery._id,
                    apiSendAgain(scope, webhookId, delivery._id),
                    { method: 'POST' },
                    () => undefined,
                  )
                }
                disabled={!hydrated}
                busy={busy === delivery._id}
                busyLabel={t('webhooks.acts.working')}
              >
                {t('webhooks.deliveries.again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ delivery }: { delivery: DeliveryView }) {
  const t = useTranslate();
  const { state, status, error, attempts } = delivery;
  return (
    <>
      <p className={state === 'delivered' ? 'text-success' : undefined}>
        {t(`webhooks.deliveries.${state}`)}
        {status !== null && ` · ${t('webhooks.deliveries.code', { status: String(status) })}`}
      </p>
      <p className="text-ink-soft">
        {error && `${t(`webhooks.deliveries.errors.${error}`)} `}
        {t('webhooks.deliveries.attempts', { attempts })}
      </p>
    </>
  );
}
