import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuietLink } from '@/components/ui/quiet-link';
import { showToast } from '@/components/ui/toast-store';
import { useHydrated } from '@/lib/browser/hydrated';
import { useList } from '@/lib/platform/language/use-list';
import { useSay } from '@/lib/platform/language/use-say';
import {
  apiWebhook,
  apiWebhookTest,
  deliveriesOf,
  type WebhooksOf,
} from '@/lib/webhooks/api-paths';
import type { WebhookView } from '@/lib/webhooks/api-schema';
import { EVENT_LABELS } from './event-labels';
import { LaterWebhookForm } from './later-webhook-form';
import type { MemorialChoice } from './memorial-choice';
import { useWebhookCall } from './use-webhook-call';
import { useWhen } from './use-when';
import { DeleteWebhook, TurnSecret } from './webhook-questions';

type Props = {
  of: WebhooksOf;
  webhook: WebhookView;
  memorials: readonly MemorialChoice[];
  /** The secret just created; null otherwise. */
  secret: string | null;
  onSecret: (secret: string) => void;
};

export function WebhookRow({ of, webhook, memorials, secret, onSecret }: Props) {
  const say = useSay();
  const list = useList();
  const hydrated = useHydrated();
  const [changing, setChanging] = useState(false);
  const { busy, failure, run } = useWebhookCall();
  const { _id: id, url, active, events } = webhook;
  const names = memorials.filter((each) => webhook.memorialIds.includes(each.id));
  const test = () =>
    run('test', apiWebhookTest(of, id), { method: 'POST' }, () =>
      showToast(say('webhooks.acts.tested')),
    );
  const turn = () =>
    run(
      'switch',
      apiWebhook(of, id),
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
          <li key={type}>{say(EVENT_LABELS[type])}</li>
        ))}
      </ul>
      {names.length > 0 && (
        <p className="text-ink-soft">{list(names.map(({ fullName }) => fullName))}</p>
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
            busyLabel={say('webhooks.acts.working')}
          >
            {say('webhooks.acts.test')}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={turn}
          disabled={!hydrated}
          busy={busy === 'switch'}
          busyLabel={say('webhooks.acts.working')}
        >
          {say(active ? 'webhooks.acts.off' : 'webhooks.acts.on')}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
          disabled={!hydrated}
        >
          {say('webhooks.acts.change')}
        </Button>
        <TurnSecret of={of} id={id} onSecret={onSecret} />
        <DeleteWebhook of={of} id={id} />
      </div>
      {changing && (
        <LaterWebhookForm
          of={of}
          memorials={memorials}
          webhook={webhook}
          onChanged={() => setChanging(false)}
        />
      )}
      <QuietLink href={deliveriesOf(of, id)}>{say('webhooks.deliveries.title')}</QuietLink>
    </li>
  );
}

function State({ webhook }: { webhook: WebhookView }) {
  const say = useSay();
  const when = useWhen();
  const { active, disabledWhy, failingSince, previousSecretUntil } = webhook;
  const state = stateOf();
  return (
    <>
      <p className={active && !failingSince ? 'font-semibold text-success' : 'font-semibold'}>
        {state}
      </p>
      {previousSecretUntil && <p>{say('webhooks.secret.before', when(previousSecretUntil))}</p>}
    </>
  );

  function stateOf() {
    if (disabledWhy === 'gone') return say('webhooks.state.whyGone');
    if (disabledWhy === 'failing') return say('webhooks.state.whyFailing');
    if (disabledWhy === 'secret') return say('webhooks.state.whySecret');
    if (!active) return say('webhooks.state.off');
    return failingSince
      ? say('webhooks.state.failing', when(failingSince))
      : say('webhooks.state.on');
  }
}

function Secret({ text }: { text: string }) {
  const say = useSay();
  return (
    <Banner tone="success">
      <p className="font-semibold">{say('webhooks.secret.title')}</p>
      <p>{say('webhooks.secret.copy')}</p>
      <p className="mt-2 select-all wrap-anywhere">
        <code dir="ltr">{text}</code>
      </p>
    </Banner>
  );
}
