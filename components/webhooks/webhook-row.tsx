import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuietLink } from '@/components/ui/quiet-link';
import { showToast } from '@/components/ui/toast-store';
import { useHydrated } from '@/lib/browser/hydrated';
import { useList } from '@/lib/platform/language/use-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import {
  apiWebhook,
  apiWebhookTest,
  deliveriesPage,
  type WebhookScope,
} from '@/lib/webhooks/api-paths';
import type { WebhookView } from '@/lib/webhooks/api-schema';
import { EVENT_LABELS } from './event-labels';
import { LazyWebhookForm } from './lazy-webhook-form';
import type { MemorialChoice } from './memorial-choice';
import { useFormatTime } from './use-format-time';
import { useWebhookCall } from './use-webhook-call';
import { DeleteWebhook, RotateSecret } from './webhook-dialogs';

type Props = {
  scope: WebhookScope;
  webhook: WebhookView;
  memorials: readonly MemorialChoice[];
  /** The webhook's new secret, if it was created just now; else null. */
  secret: string | null;
  onSecret: (secret: string) => void;
};

export function WebhookRow({ scope, webhook, memorials, secret, onSecret }: Props) {
  const t = useTranslate();
  const formatList = useList();
  const hydrated = useHydrated();
  const [isEditing, setIsEditing] = useState(false);
  const { busy, failure, run } = useWebhookCall();
  const { _id: id, url, active, events } = webhook;
  const chosenMemorials = memorials.filter((each) => webhook.memorialIds.includes(each.id));
  const test = () =>
    run('test', apiWebhookTest(scope, id), { method: 'POST' }, () =>
      showToast(t('webhooks.acts.tested')),
    );
  const toggleActive = () =>
    run(
      'switch',
      apiWebhook(scope, id),
      { method: 'PATCH', body: { active: !active } },
      () => undefined,
    );
  return (
    <li className="space-y-3 rounded-lg border border-line p-5">
      <h2 className="text-lg font-semibold wrap-anywhere">
        <bdi dir="ltr">{url}</bdi>
      </h2>
      <State webhook={webhook} />
      <ul className="list-disc ps-5 text-ink-soft">
        {events.map((type) => (
          <li key={type}>{t(EVENT_LABELS[type])}</li>
        ))}
      </ul>
      {chosenMemorials.length > 0 && (
        <p className="text-ink-soft">
          {formatList(chosenMemorials.map(({ fullName }) => fullName))}
        </p>
      )}
      {secret && <Secret text={secret} />}
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {active && (
          <Button
            variant="secondary"
            onClick={test}
            disabled={!hydrated}
            busy={busy === 'test'}
            busyLabel={t('webhooks.acts.working')}
          >
            {t('webhooks.acts.test')}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={toggleActive}
          disabled={!hydrated}
          busy={busy === 'switch'}
          busyLabel={t('webhooks.acts.working')}
        >
          {t(active ? 'webhooks.acts.off' : 'webhooks.acts.on')}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={isEditing}
          onClick={() => setIsEditing(!isEditing)}
          disabled={!hydrated}
        >
          {t('webhooks.acts.change')}
        </Button>
        <RotateSecret scope={scope} id={id} onSecret={onSecret} />
        <DeleteWebhook scope={scope} id={id} />
      </div>
      {isEditing && (
        <LazyWebhookForm
          scope={scope}
          memorials={memorials}
          webhook={webhook}
          onChanged={() => setIsEditing(false)}
        />
      )}
      <QuietLink href={deliveriesPage(scope, id)}>{t('webhooks.deliveries.title')}</QuietLink>
    </li>
  );
}

function State({ webhook }: { webhook: WebhookView }) {
  const t = useTranslate();
  const formatTime = useFormatTime();
  const { active, disabledWhy, failingSince, previousSecretUntil } = webhook;
  const state = stateOf();
  return (
    <>
      <p className={active && !failingSince ? 'font-semibold text-success' : 'font-semibold'}>
        {state}
      </p>
      {previousSecretUntil && <p>{t('webhooks.secret.before', formatTime(previousSecretUntil))}</p>}
    </>
  );

  function stateOf() {
    if (disabledWhy === 'gone') return t('webhooks.state.whyGone');
    if (disabledWhy === 'failing') return t('webhooks.state.whyFailing');
    if (disabledWhy === 'secret') return t('webhooks.state.whySecret');
    if (!active) return t('webhooks.state.off');
    return failingSince
      ? t('webhooks.state.failing', formatTime(failingSince))
      : t('webhooks.state.on');
  }
}

function Secret({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <Banner tone="success">
      <p className="font-semibold">{t('webhooks.secret.title')}</p>
      <p>{t('webhooks.secret.copy')}</p>
      <p className="mt-2 select-all wrap-anywhere">
        <code dir="ltr">{text}</code>
      </p>
    </Banner>
  );
}
