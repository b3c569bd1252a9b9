'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { showToast } from '@/components/ui/toast-store';
import { ApiError, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { pathHere } from '@/lib/browser/path-here';
import { paths } from '@/lib/platform/paths';

/** The button, and the confirmation it asks for. */
export function DeleteMemorial({ memorialId, name }: { memorialId: string; name: string }) {
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setAsking(true)}
        disabled={!hydrated}
        className="sm:ms-auto"
      >
        <Trash2 aria-hidden size={20} className="max-sm:hidden" />
        Delete
      </Button>
      {asking && (
        <DeleteMemorialDialog
          memorialId={memorialId}
          name={name}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type Props = { memorialId: string; name: string; onClose: () => void };

/** Names the person, says what is deleted, then deletes it and leads to the list (product.md 2 and 8). */
function DeleteMemorialDialog({ memorialId, name, onClose }: Props) {
  const router = useRouter();
  const remove = async () => {
    await callApi(paths.apiMemorial(memorialId), { method: 'DELETE' });
    router.replace(pathHere(paths.findMemorials));
    showToast('The memorial has been deleted.');
  };
  return (
    <QuestionDialog
      title="Delete memorial"
      label="Delete"
      busyLabel="Deleting…"
      danger
      run={remove}
      failure={failureOf}
      onClose={onClose}
    >
      <p className="font-semibold">
        Delete the memorial for <bdi>{name}</bdi>? This action cannot be undone.
      </p>
      <p>
        The page is deleted with everything on it: the pictures, videos and documents of the
        gallery, and every tribute. Printed codes stop working.
      </p>
    </QuestionDialog>
  );
}

function failureOf(error: unknown) {
  if (leaveWhenLoggedOut(error)) return null;
  const status = error instanceof ApiError && error.status ? error.status : 'no connection';
  return <Banner tone="error">Failed to delete memorial: {status}</Banner>;
}
