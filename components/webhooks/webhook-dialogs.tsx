import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { apiWebhook, apiWebhookSecret, type WebhookScope } from '@/lib/webhooks/api-paths';

type Props = { scope: WebhookScope; id: string };

export function RotateSecret({
  scope,
  id,
  onSecret,
}: Props & { onSecret: (secret: string) => void }) {
  const t = useTranslate();
  const { isDialogOpen, open, close, failure, refresh } = useDialog();
  const rotate = async () => {
    const { secret } = await callApi<{ secret: string }>(apiWebhookSecret(scope, id), {
      method: 'POST',
    });
    onSecret(secret);
    close();
    refresh();
  };
  return (
    <>
      <OpenDialogButton label={t('webhooks.secret.turn')} onClick={open} />
      {isDialogOpen && (
        <QuestionDialog
          title={t('webhooks.secret.turnTitle')}
          label={t('webhooks.secret.turn')}
          busyLabel={t('webhooks.acts.working')}
          run={rotate}
          failure={failure}
          onClose={close}
        >
          <p>{t('webhooks.secret.turnText')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

export function DeleteWebhook({ scope, id }: Props) {
  const t = useTranslate();
  const { isDialogOpen, open, close, failure, refresh } = useDialog();
  const remove = async () => {
    await callApi(apiWebhook(scope, id), { method: 'DELETE' });
    close();
    refresh();
  };
  return (
    <>
      <OpenDialogButton label={t('webhooks.acts.delete')} onClick={open} />
      {isDialogOpen && (
        <QuestionDialog
          title={t('webhooks.acts.deleteTitle')}
          label={t('webhooks.acts.delete')}
          busyLabel={t('webhooks.acts.working')}
          danger
          run={remove}
          failure={failure}
          onClose={close}
        >
          <p>{t('webhooks.acts.deleteText')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

const OpenDialogButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="quiet" onClick={onClick} disabled={!useHydrated()}>
    {label}
  </Button>
);

function useDialog() {
  const t = useTranslate();
  const router = useRouter();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return {
    isDialogOpen,
    open: () => setIsDialogOpen(true),
    close: () => setIsDialogOpen(false),
    refresh: () => router.refresh(),
    failure: (error: unknown) =>
      redirectIfLoggedOut(error, t('api.logIn')) ? null : (
        <Banner tone="error">{apiErrorMessage(error, t('webhooks.acts.failed'))}</Banner>
      ),
  };
}
