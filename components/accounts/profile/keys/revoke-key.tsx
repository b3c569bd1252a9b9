import { useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { TextInput } from '@/components/ui/text-input';
import { apiKeyOf } from '@/lib/accounts/api-paths';
import type { KeyView } from '@/lib/accounts/schema-keys';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = { apiKey: KeyView; onRevoked: () => void; onClose: () => void };

/** Revokes a key after a confirmation that asks for the password. */
export function RevokeKey({ apiKey: { id, name }, onRevoked, onClose }: Props) {
  const t = useTranslate();
  const password = useRef<HTMLInputElement>(null);
  const revoke = async () => {
    const body = { password: password.current?.value ?? '' };
    await callApi(apiKeyOf(id), { method: 'DELETE', body });
    onRevoked();
  };
  return (
    <QuestionDialog
      title={t('keys.part.takeBackTitle')}
      label={t('keys.part.takeBackLabel')}
      busyLabel={t('keys.part.takingBack')}
      danger
      run={revoke}
      failure={(error) =>
        redirectIfLoggedOut(error, t('api.logIn')) ? null : (
          <Banner tone="error">{apiErrorMessage(error, t('keys.part.failed'))}</Banner>
        )
      }
      onClose={onClose}
    >
      <p>{t('keys.part.takeBackMeans', { name })}</p>
      <TextInput
        ref={password}
        name="take-back-password"
        type="password"
        autoComplete="current-password"
        label={t('keys.part.password')}
      />
    </QuestionDialog>
  );
}
