import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { showToast } from '@/components/ui/toast-store';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { apiTransfer } from '@/lib/keepers/api-paths';
import { OFFER_DAYS } from '@/lib/keepers/handover-rules';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { useSay } from '@/lib/platform/language/use-say';

type Props = { memorialId: string; keepers: readonly KeeperView[] };

/** For the owner: offers the memorial to another keeper, after asking for the password. */
export function TransferPage({ memorialId, keepers }: Props) {
  const say = useSay();
  const router = useRouter();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const person = useRef<HTMLSelectElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const offer = async () => {
    const { message } = await callApi<{ message: string }>(apiTransfer(memorialId), {
      method: 'POST',
      body: { userId: person.current?.value ?? '', password: password.current?.value ?? '' },
    });
    showToast(message);
    setAsking(false);
    router.refresh();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} disabled={!hydrated}>
        {say('keepers.transfer.button')}
      </Button>
      {asking && (
        <QuestionDialog
          title={say('keepers.transfer.title')}
          label={say('keepers.transfer.offer')}
          busyLabel={say('keepers.invite.sending')}
          run={offer}
          failure={(error) =>
            leaveWhenLoggedOut(error, say('api.logIn')) ? null : (
              <Banner tone="error">{failureMessage(error, say('keepers.people.failed'))}</Banner>
            )
          }
          onClose={() => setAsking(false)}
        >
          <p>{say('keepers.transfer.means', { days: OFFER_DAYS })}</p>
          <Select
            ref={person}
            name="transfer-to"
            label={say('keepers.transfer.to')}
            options={keepers.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
          <TextInput
            ref={password}
            name="transfer-password"
            type="password"
            autoComplete="current-password"
            label={say('keepers.transfer.password')}
          />
        </QuestionDialog>
      )}
    </>
  );
}
