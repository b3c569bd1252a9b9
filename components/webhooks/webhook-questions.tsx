import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';
import { apiWebhook, apiWebhookSecret, type WebhooksOf } from '@/lib/webhooks/api-paths';

type Props = { of: WebhooksOf; id: string };

export function TurnSecret({ of, id, onSecret }: Props & { onSecret: (secret: string) => void }) {
  const say = useSay();
  const { asking, ask, close, failure, refresh } = useQuestion();
  const turn = async () => {
    const { secret } = await callApi<{ secret: string }>(apiWebhookSecret(of, id), {
      method: 'POST',
    });
    onSecret(secret);
    close();
    refresh();
  };
  return (
    <>
      <Ask label={say('webhooks.secret.turn')} onClick={ask} />
      {asking && (
        <QuestionDialog
          title={say('webhooks.secret.turnTitle')}
          label={say('webhooks.secret.turn')}
          busyLabel={say('webhooks.acts.working')}
          run={turn}
          failure={failure}
          onClose={close}
        >
          <p>{say('webhooks.secret.turnText')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

export function DeleteWebhook({ of, id }: Props) {
  const say = useSay();
  const { asking, ask, close, failure, refresh } = useQuestion();
  const remove = async () => {
    await callApi(apiWebhook(of, id), { method: 'DELETE' });
    close();
    refresh();
  };
  return (
    <>
      <Ask label={say('webhooks.acts.delete')} onClick={ask} />
      {asking && (
        <QuestionDialog
          title={say('webhooks.acts.deleteTitle')}
          label={say('webhooks.acts.delete')}
          busyLabel={say('webhooks.acts.working')}
          danger
          run={remove}
          failure={failure}
          onClose={close}
        >
          <p>{say('webhooks.acts.deleteText')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

const Ask = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="quiet" onClick={onClick} disabled={!useHydrated()}>
    {label}
  </Button>
);

function useQuestion() {
  const say = useSay();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  return {
    asking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    refresh: () => router.refresh(),
    failure: (error: unknown) =>
      leaveWhenLoggedOut(error, say('api.logIn')) ? null : (
        <Banner tone="error">{failureMessage(error, say('webhooks.acts.failed'))}</Banner>
      ),
  };
}
