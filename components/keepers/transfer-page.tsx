import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { showToast } from '@/components/ui/toast-store';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiTransfer } from '@/lib/keepers/api-paths';
import { OFFER_DAYS } from '@/lib/keepers/handover-rules';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = { memorialId: string; keepers: readonly KeeperView[] };

/** Lets the owner offer the memorial to another keeper, after asking for the password. */
export function TransferButton({ memorialId, keepers }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const person = useRef<HTMLSelectElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const offer = async () => {
    const { message } = await callApi<{ message: string }>(apiTransfer(memorialId), {
      method: 'POST',
      body: { userId: person.current?.value ?? '', password: password.current?.value ?? '' },
    });
    showToast(message);
    setIsDialogOpen(false);
    router.refresh();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsDialogOpen(true)} disabled={!hydrated}>
        {t('keepers.transfer.button')}
      </Button>
      {isDialogOpen && (
        <QuestionDialog
          title={t('keepers.transfer.title')}
          label={t('keepers.transfer.offer')}
          busyLabel={t('keepers.invite.sending')}
          run={offer}
          failure={(error) =>
            redirectIfLoggedOut(error, t('api.logIn')) ? null : (
              <Banner tone="error">{apiErrorMessage(error, t('keepers.people.failed'))}</Banner>
            )
          }
          onClose={() => setIsDialogOpen(false)}
        >
          <p>{t('keepers.transfer.means', { days: OFFER_DAYS })}</p>
          <Select
            ref={person}
            name="transfer-to"
            label={t('keepers.transfer.to')}
            options={keepers.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
          <TextInput
            ref={password}
            name="transfer-password"
            type="password"
            autoComplete="current-password"
            label={t('keepers.transfer.password')}
          />
        </QuestionDialog>
      )}
    </>
  );
}
