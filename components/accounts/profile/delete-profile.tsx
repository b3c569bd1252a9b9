'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { TextInput } from '@/components/ui/text-input';
import { apiDeleteProfile } from '@/lib/accounts/api-paths';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { useHydrated } from '@/lib/browser/hydrated';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import type { OwnedMemorial } from '@/lib/keepers/queries/owned-memorials';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { givesUpOwnership, OwnedMemorials, type OwnershipChoices } from './owned-memorials';

type Props = {
  /** The number of condolences the person wrote while signed in. */
  condolences: number;
  ownedMemorials: readonly OwnedMemorial[];
};

export function DeleteProfile(props: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <p className="mb-5 max-w-measure">{t('profile.delete.intro')}</p>
      <Button variant="danger" onClick={() => setIsDialogOpen(true)} disabled={!hydrated}>
        {t('profile.delete.button')}
      </Button>
      {isDialogOpen && <DeleteProfileDialog {...props} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}

/** Asks the spec's question and lists what is deleted and what is kept (product.md, "Personal data"). */
function DeleteProfileDialog({
  condolences,
  ownedMemorials,
  onClose,
}: Props & { onClose: () => void }) {
  const t = useTranslate();
  const [withdrawsCondolences, setWithdrawsCondolences] = useState(false);
  const [choices, setChoices] = useState<OwnershipChoices>({});
  const password = useRef<HTMLInputElement>(null);
  return (
    <QuestionDialog
      title={t('profile.delete.button')}
      label={t('profile.delete.button')}
      busyLabel={t('profile.delete.busy')}
      danger
      run={() => deleteProfile(withdrawsCondolences, choices, password.current?.value)}
      failure={(error) => renderError(error, t)}
      onClose={onClose}
    >
      <p className="font-semibold">{t('profile.delete.question')}</p>
      <p>{t.rich('profile.delete.deleted', { strong })}</p>
      <p>{t.rich('profile.delete.stays', { strong })}</p>
      {ownedMemorials.length > 0 && (
        <OwnedMemorials ownedMemorials={ownedMemorials} choices={choices} onChoose={setChoices} />
      )}
      {condolences > 0 && (
        <Checkbox
          id="take-back"
          label={t('profile.delete.takeBack', { count: condolences })}
          checked={withdrawsCondolences}
          onChange={({ target }) => setWithdrawsCondolences(target.checked)}
        />
      )}
      {givesUpOwnership(choices) && (
        <TextInput
          ref={password}
          name="delete-password"
          type="password"
          autoComplete="current-password"
          label={t('profile.delete.password')}
        />
      )}
    </QuestionDialog>
  );
}

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;

/** Sends `password` only if the choices require it. */
async function deleteProfile(
  withdrawsCondolences: boolean,
  choices: OwnershipChoices,
  password?: string,
) {
  const request = {
    method: 'DELETE',
    ...(password !== undefined && { body: { password } }),
  } as const;
  const { message } = await callApi<{ message: string }>(
    apiDeleteProfile(withdrawsCondolences, choices),
    request,
  );
  deleteBrowserData();
  window.location.replace(pathInPageLanguage(paths.loginAs('', message, null)));
}

function renderError(error: unknown, t: Translate) {
  if (redirectIfLoggedOut(error, t('api.logIn'))) return null;
  return <Banner tone="error">{apiErrorMessage(error, t('profile.delete.failed'))}</Banner>;
}
