import { useRef, useState } from 'react';
import { callApi, failureMessage } from '@/lib/client/api';
import { forgetBrowserData } from '@/lib/client/forget-browser-data';
import { leaveWhenLoggedOut } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** The spec's question, and plainly what goes and what stays (decisions.md, "Personal data"). */
export function DeleteProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
      const call = { method: 'DELETE' } as const;
      const { message } = await callApi<{ message: string }>(paths.apiDeleteProfile, call);
      forgetBrowserData();
      window.location.replace(paths.loginAs('', message, null));
    } catch (error) {
      if (leaveWhenLoggedOut(error)) return;
      setFailure(failureMessage(error, 'Failed to delete profile'));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      title="Delete Profile"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" onClick={remove} busy={busy} busyLabel="Deleting...">
            Delete Profile
          </Button>
        </>
      }
    >
      <div ref={content} className="space-y-4">
        {failure && <Banner tone="error">{failure}</Banner>}
        <p className="font-semibold">
          Are you sure you want to delete your profile? This action cannot be undone.
        </p>
        <p>
          <strong>What goes:</strong> your account with name, email and password, every login, all
          drafts, and uploads that no memorial shows.
        </p>
        <p>
          <strong>What stays:</strong> memorials you created and the tributes on them stay online,
          and nobody can edit them in your name. Tributes you sent stay with the name you gave. To
          take a memorial down, delete it first. Records of payments are kept without your name and
          email.
        </p>
      </div>
    </Dialog>
  );
}
