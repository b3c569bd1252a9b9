'use client';

import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSay } from '@/lib/platform/language/use-say';
import { apiSendAgain, type WebhooksOf } from '@/lib/webhooks/api-paths';
import type { DeliveryView } from '@/lib/webhooks/api-schema';
import { EVENT_LABELS } from './event-labels';
import { useWebhookCall } from './use-webhook-call';
import { useWhen } from './use-when';

type Props = {
  of: WebhooksOf;
  webhookId: string;
  active: boolean;
  deliveries: readonly DeliveryView[];
};

export function DeliveryList({ of, webhookId, active, deliveries }: Props) {
  const say = useSay();
  const when = useWhen();
  const hydrated = useHydrated();
  const { busy, failure, run } = useWebhookCall();
  if (deliveries.length === 0)
    return <p className="text-ink-soft">{say('webhooks.deliveries.none')}</p>;
  return (
    <div className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line border-y border-line">
        {deliveries.map((delivery) => (
          <li key={delivery._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">{say(EVENT_LABELS[delivery.type])}</p>
              <p className="text-sm text-ink-soft">
                {say('webhooks.deliveries.when', when(delivery.createdAt))}{' '}
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
                    apiSendAgain(of, webhookId, delivery._id),
                    { method: 'POST' },
                    () => undefined,
                  )
                }
                disabled={!hydrated}
                busy={busy === delivery._id}
                busyLabel={say('webhooks.acts.working')}
              >
                {say('webhooks.deliveries.again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ delivery }: { delivery: DeliveryView }) {
  const say = useSay();
  const { state, status, error, attempts } = delivery;
  return (
    <>
      <p className={state === 'delivered' ? 'text-success' : undefined}>
        {say(`webhooks.deliveries.${state}`)}
        {status !== null && ` · ${say('webhooks.deliveries.code', { status: String(status) })}`}
      </p>
      <p className="text-ink-soft">
        {error && `${say(`webhooks.deliveries.errors.${error}`)} `}
        {say('webhooks.deliveries.attempts', { attempts })}
      </p>
    </>
  );
}
