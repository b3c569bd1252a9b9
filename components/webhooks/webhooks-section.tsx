import { ClientMessages } from '@/components/ui/client-messages';
import { QuietLink } from '@/components/ui/quiet-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { webhooksPage } from '@/lib/webhooks/api-paths';
import type { DeliveryView, WebhookView } from '@/lib/webhooks/api-schema';
import { MAX_SHOWN_DELIVERIES } from '@/lib/webhooks/rules';
import { DeliveryList } from './delivery-list';
import { WebhooksPanel, type WebhooksPanelProps } from './webhooks-panel';

type Props = WebhooksPanelProps & {
  /** The webhook whose deliveries are shown. */
  chosen: { webhook: WebhookView; deliveries: readonly DeliveryView[] } | null;
};

/** All webhooks of a person or of the operator, or the deliveries of one of them. */
export function WebhooksSection({ chosen, ...panel }: Props) {
  const t = useTranslate();
  const { of } = panel;
  return (
    <div className="space-y-6">
      <p className="max-w-measure">{t('webhooks.intro')}</p>
      {of === 'operator' && <p className="max-w-measure">{t('webhooks.introOperator')}</p>}
      <ClientMessages parts={['webhooks', 'api', 'ui']}>
        {chosen ? (
          <section aria-labelledby="deliveries" className="space-y-4">
            <h2 id="deliveries" className="text-2xl">
              {t('webhooks.deliveries.title')}
            </h2>
            <p className="wrap-anywhere">
              <bdi dir="ltr">{chosen.webhook.url}</bdi>
            </p>
            <p className="max-w-measure text-ink-soft">
              {t('webhooks.deliveries.hint', { most: MAX_SHOWN_DELIVERIES })}
            </p>
            <DeliveryList
              of={of}
              webhookId={chosen.webhook._id}
              active={chosen.webhook.active}
              deliveries={chosen.deliveries}
            />
            <QuietLink href={webhooksPage(of)}>{t('webhooks.acts.back')}</QuietLink>
          </section>
        ) : (
          <WebhooksPanel {...panel} />
        )}
      </ClientMessages>
    </div>
  );
}
