'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { TextInput } from '@/components/ui/text-input';
import { apiDeleteProfile } from '@/lib/accounts/api-paths';
import { callApi, failureMessage } from '@/lib/browser/api';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { pathHere } from '@/lib/browser/path-here';
import type { OwnedMemorial } from '@/lib/keepers/queries/owned-memorials';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { type Choices, OwnedMemorials, partsWith } from './owned-memorials';

type Props = {
  /** The number of condolences the person wrote while signed in. */
  condolences: number;
  owned: readonly OwnedMemorial[];
};

export function DeleteProfile(props: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mb-5 max-w-measure">{say('profile.delete.intro')}</p>
      <Button variant="danger" onClick={() => setAsking(true)} disabled={!hydrated}>
        {say('profile.delete.button')}
      </Button>
      {asking && <DeleteProfileDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks the spec's question and lists what is deleted and what stays (product.md, "Personal data"). */
function DeleteProfileDialog({ condolences, owned, onClose }: Props & { onClose: () => void }) {
  const say = useSay();
  const [takesBack, setTakesBack] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const password = useRef<HTMLInputElement>(null);
  return (
    <QuestionDialog
      title={say('profile.delete.button')}
      label={say('profile.delete.button')}
      busyLabel={say('profile.delete.busy')}
      danger
      run={() => deleteProfile(takesBack, choices, password.current?.value)}
      failure={(error) => failureOf(error, say)}
      onClose={onClose}
    >
      <p className="font-semibold">{say('profile.delete.question')}</p>
      <p>{say.rich('profile.delete.deleted', { strong })}</p>
      <p>{say.rich('profile.delete.stays', { strong })}</p>
      {owned.length > 0 && <OwnedMemorials owned={owned} choices={choices} onChoose={setChoices} />}
      {condolences > 0 && (
        <Checkbox
          id="take-back"
          label={say('profile.delete.takeBack', { count: condolences })}
          checked={takesBack}
          onChange={({ target }) => setTakesBack(target.checked)}
        />
      )}
      {partsWith(choices) && (
        <TextInput
          ref={password}
          name="delete-password"
          type="password"
          autoComplete="current-password"
          label={say('profile.delete.password')}
        />
      )}
    </QuestionDialog>
  );
}

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;

/** Sends `password` only if the choices require it. */
async function deleteProfile(takesBack: boolean, choices: Choices, password?: string) {
  const call = {
    method: 'DELETE',
    ...(password !== undefined && { body: { password } }),
  } as const;
  const { message } = await callApi<{ message: string }>(
    apiDeleteProfile(takesBack, choices),
    call,
  );
  deleteBrowserData();
  window.location.replace(pathHere(paths.loginAs('', message, null)));
}

function failureOf(error: unknown, say: Say) {
  if (leaveWhenLoggedOut(error, say('api.logIn'))) return null;
  return <Banner tone="error">{failureMessage(error, say('profile.delete.failed'))}</Banner>;
}
