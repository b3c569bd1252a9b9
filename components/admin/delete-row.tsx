import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { callApi } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAct } from './use-admin-act';

type DeleteRowProps = {
  /** Whom or what the button of this row deletes, for those who hear the page. */
  what: string;
  title: string;
  /** What the row shows, in the API. */
  address: string;
  /** Shown when the server has no words of its own (spec 8). */
  fallback: string;
  /** What is said afterwards. */
  done: string;
  /** The heading of the list. */
  focusId: string;
  /** The question: what goes and what stays. */
  children: ReactNode;
};

/** Deletes what a row of a list shows, after a question. */
export function DeleteRow({ what, title, address, fallback, ...rest }: DeleteRowProps) {
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAct(rest.focusId);
  return (
    <>
      <Button variant="quiet" onClick={ask} disabled={!hydrated} className="-ml-5">
        <Trash2 aria-hidden size={18} />
        Delete<VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          label="Delete"
          busyLabel="Deleting…"
          danger
          fallback={fallback}
          run={() => callApi(address, { method: 'DELETE' })}
          onDone={() => done(rest.done)}
          onClose={close}
        >
          {rest.children}
        </ConfirmDialog>
      )}
    </>
  );
}
