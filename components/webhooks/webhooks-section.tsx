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
  selected: { webhook: WebhookView; deliveries: readonly DeliveryView[] } | null;
};

/** All webhooks of a person or of the operator, or the deliveries of one of them. */
export function WebhooksSection({ selected, ...panel }: Props) {
  const t = useTranslate();
  const { scope } = panel;
  return (
    <div className="space-y-6">
      <p className="max-w-measure">{t('webhooks.intro')}</p>
      {scope === 'operator' && <p className="max-w-measure">{t('webhooks.introOperator')}</p>}
      <ClientMessages parts={['webhooks', 'api', 'ui']}>
        {selected ? (
          <section aria-labelledby="deliveries" className="space-y-4">
            <h2 id="deliveries" className="text-2xl">
              {t('webhooks.deliveries.title')}
            </h2>
            <p className="wrap-anywhere">
              <bdi dir="ltr">{selected.webhook.url}</bdi>
            </p>
            <p className="max-w-measure text-ink-soft">
              {t('webhooks.deliveries.hint', { most: MAX_SHOWN_DELIVERIES })}
            </p>
            <DeliveryList
              scope={scope}
              webhookId={selected.webhook._id}
              active={selected.webhook.active}
              deliveries={selected.deliveries}
            />
            <QuietLink href={webhooksPage(scope)}>{t('webhooks.acts.back')}</QuietLink>
          </section>
        ) : (
          <WebhooksPanel {...panel} />
        )}
      </ClientMessages>
    </div>
  );
}
