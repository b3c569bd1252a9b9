import { ClientWords } from '@/components/ui/client-words';
import { QuietLink } from '@/components/ui/quiet-link';
import { useSay } from '@/lib/platform/language/use-say';
import { webhooksPage } from '@/lib/webhooks/api-paths';
import type { DeliveryView, WebhookView } from '@/lib/webhooks/api-schema';
import { DELIVERIES_SHOWN } from '@/lib/webhooks/rules';
import { DeliveryList } from './delivery-list';
import { WebhooksPanel, type WebhooksPanelProps } from './webhooks-panel';

type Props = WebhooksPanelProps & {
  /** The webhook whose deliveries are shown. */
  chosen: { webhook: WebhookView; deliveries: readonly DeliveryView[] } | null;
};

/** All webhooks of a person or of the operator, or the deliveries of one of them. */
export function WebhooksSection({ chosen, ...panel }: Props) {
  const say = useSay();
  const { of } = panel;
  return (
    <div className="space-y-6">
      <p className="max-w-measure">{say('webhooks.intro')}</p>
      {of === 'operator' && <p className="max-w-measure">{say('webhooks.introOperator')}</p>}
      <ClientWords parts={['webhooks', 'api', 'ui']}>
        {chosen ? (
          <section aria-labelledby="deliveries" className="space-y-4">
            <h2 id="deliveries" className="text-2xl">
              {say('webhooks.deliveries.title')}
            </h2>
            <p className="wrap-anywhere">
              <bdi dir="ltr">{chosen.webhook.url}</bdi>
            </p>
            <p className="max-w-measure text-ink-soft">
              {say('webhooks.deliveries.hint', { most: DELIVERIES_SHOWN })}
            </p>
            <DeliveryList
              of={of}
              webhookId={chosen.webhook._id}
              active={chosen.webhook.active}
              deliveries={chosen.deliveries}
            />
            <QuietLink href={webhooksPage(of)}>{say('webhooks.acts.back')}</QuietLink>
          </section>
        ) : (
          <WebhooksPanel {...panel} />
        )}
      </ClientWords>
    </div>
  );
}
