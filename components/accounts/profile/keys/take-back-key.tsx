import { useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { TextInput } from '@/components/ui/text-input';
import { apiKeyOf } from '@/lib/accounts/api-paths';
import type { KeyView } from '@/lib/accounts/schema-keys';
import { callApi, failureMessage } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';

type Props = { of: KeyView; onTakenBack: () => void; onClose: () => void };

/** Revokes a key after a confirmation that asks for the password. */
export function TakeBackKey({ of: { id, name }, onTakenBack, onClose }: Props) {
  const say = useSay();
  const password = useRef<HTMLInputElement>(null);
  const takeBack = async () => {
    const body = { password: password.current?.value ?? '' };
    await callApi(apiKeyOf(id), { method: 'DELETE', body });
    onTakenBack();
  };
  return (
    <QuestionDialog
      title={say('keys.part.takeBackTitle')}
      label={say('keys.part.takeBackLabel')}
      busyLabel={say('keys.part.takingBack')}
      danger
      run={takeBack}
      failure={(error) =>
        leaveWhenLoggedOut(error, say('api.logIn')) ? null : (
          <Banner tone="error">{failureMessage(error, say('keys.part.failed'))}</Banner>
        )
      }
      onClose={onClose}
    >
      <p>{say('keys.part.takeBackMeans', { name })}</p>
      <TextInput
        ref={password}
        name="take-back-password"
        type="password"
        autoComplete="current-password"
        label={say('keys.part.password')}
      />
    </QuestionDialog>
  );
}
