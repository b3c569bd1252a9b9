'use client';

import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { callApi, failureMessage } from '@/lib/browser/api';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { pathHere } from '@/lib/browser/path-here';
import { paths } from '@/lib/platform/paths';

/** The button, and the confirmation it asks for. */
export function DeleteProfile() {
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mb-5 max-w-measure">
        Your account, its logins and your drafts are deleted permanently. Memorials you created and
        tributes you sent stay online.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)} disabled={!hydrated}>
        Delete Profile
      </Button>
      {asking && <DeleteProfileDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** The spec's question, with what is deleted and what stays (product.md, "Personal data"). */
function DeleteProfileDialog({ onClose }: { onClose: () => void }) {
  return (
    <QuestionDialog
      title="Delete Profile"
      label="Delete Profile"
      busyLabel="Deleting..."
      danger
      run={deleteProfile}
      failure={failureOf}
      onClose={onClose}
    >
      <p className="font-semibold">
        Are you sure you want to delete your profile? This action cannot be undone.
      </p>
      <p>
        <strong>What is deleted:</strong> your account with your name, email and password, all
        logins, all drafts, and uploads that are not part of a memorial.
      </p>
      <p>
        <strong>What stays:</strong> memorials you created and the tributes on them stay online, and
        nobody can edit them in your name. Tributes you sent keep the name you gave. To take a
        memorial down, delete it first. Records of payments are kept without your name and email.
      </p>
    </QuestionDialog>
  );
}

async function deleteProfile() {
  const call = { method: 'DELETE' } as const;
  const { message } = await callApi<{ message: string }>(paths.apiDeleteProfile, call);
  deleteBrowserData();
  window.location.replace(pathHere(paths.loginAs('', message, null)));
}

function failureOf(error: unknown) {
  if (leaveWhenLoggedOut(error)) return null;
  return <Banner tone="error">{failureMessage(error, 'Failed to delete profile')}</Banner>;
}
