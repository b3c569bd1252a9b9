import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { ApiError, callApi } from '@/lib/client/api';
import { leaveWhenLoggedOut } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../../ui/toast-store';

type Props = { memorialId: string; name: string; onClose: () => void };

/** Names the person and says plainly what goes, then deletes and leads to the list (spec 2 and 8). */
export function DeleteMemorialDialog({ memorialId, name, onClose }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const content = useRef<HTMLDivElement>(null);

  const close = () => {
    if (!busy) return onClose();
    // Some browsers close at a second Escape whatever the page says: it stays until the answer.
    const dialog = content.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  };

  const remove = async () => {
    setBusy(true);
    setFailure('');
    try {
      await callApi(paths.apiMemorial(memorialId), { method: 'DELETE' });
      router.replace(paths.findMemorials);
      showToast('The memorial has been deleted.');
    } catch (error) {
      if (leaveWhenLoggedOut(error)) return;
      const status = error instanceof ApiError && error.status ? error.status : 'no connection';
      setFailure(`Failed to delete memorial: ${status}`);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title="Delete memorial"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} aria-disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" onClick={remove} busy={busy} busyLabel="Deleting…">
            Delete
          </Button>
        </>
      }
    >
      <div ref={content} className="space-y-4 wrap-anywhere">
        {failure && <Banner tone="error">{failure}</Banner>}
        <p className="font-semibold">
          Delete the memorial for <bdi>{name}</bdi>? This action cannot be undone.
        </p>
        <p>
          The page goes with everything on it: the pictures, videos and documents of the gallery,
          and every tribute. Printed codes stop working.
        </p>
      </div>
    </Dialog>
  );
}
