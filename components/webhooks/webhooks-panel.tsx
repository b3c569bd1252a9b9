'use client';

import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { WebhookScope } from '@/lib/webhooks/api-paths';
import type { WebhookView } from '@/lib/webhooks/api-schema';
import { LazyWebhookForm } from './lazy-webhook-form';
import type { MemorialChoice } from './memorial-choice';
import { WebhookRow } from './webhook-row';

export type WebhooksPanelProps = {
  scope: WebhookScope;
  webhooks: readonly WebhookView[];
  maxWebhooks: number;
  /** Empty for the operator, whose webhooks receive events of all memorials. */
  memorials: readonly MemorialChoice[];
};

/** The webhooks of a person or of the operator, with a form that adds one. */
export function WebhooksPanel({ scope, webhooks, maxWebhooks, memorials }: WebhooksPanelProps) {
  const t = useTranslate();
  const [secret, setSecret] = useState<{ id: string; text: string } | null>(null);
  useFocusHeadingAfterDelete(webhooks.length);
  return (
    <div className="space-y-10">
      {webhooks.length === 0 ? (
        <p className="text-ink-soft">{t('webhooks.none')}</p>
      ) : (
        <ul className="space-y-6">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook._id}
              scope={scope}
              webhook={webhook}
              memorials={memorials}
              secret={secret?.id === webhook._id ? secret.text : null}
              onSecret={(text) => setSecret({ id: webhook._id, text })}
            />
          ))}
        </ul>
      )}
      <section aria-labelledby="add-webhook" className="space-y-5 border-t border-gold pt-8">
        <h2 id="add-webhook" className="text-2xl">
          {t('webhooks.form.addTitle')}
        </h2>
        {webhooks.length < maxWebhooks ? (
          <LazyWebhookForm
            // Resets the form after a webhook was added.
            key={webhooks.length}
            scope={scope}
            memorials={memorials}
            onAdded={({ webhook, secret: text }) => setSecret({ id: webhook._id, text })}
          />
        ) : (
          <Banner tone="warning">{t('webhooks.refusals.many', { most: maxWebhooks })}</Banner>
        )}
      </section>
    </div>
  );
}

/** Moves the focus to the page's heading when a deleted row disappears with it, some time after the click. */
function useFocusHeadingAfterDelete(count: number): void {
  const previousCount = useRef(count);
  useEffect(() => {
    const hasFewer = count < previousCount.current;
    previousCount.current = count;
    if (hasFewer && document.activeElement === document.body)
      document.getElementById('webhooks')?.focus();
  }, [count]);
}
