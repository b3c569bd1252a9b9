import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAction } from './use-admin-action';

type DeleteRowProps = {
  /** The name of what the row deletes, for screen readers. */
  what: string;
  title: string;
  address: string;
  /** Shown if the server's error has no message (product.md 8). */
  fallback: string;
  done: string;
  /** The id of the list's heading, which then receives the focus. */
  focusId: string;
  /** The confirmation: what is deleted and what stays. */
  children: ReactNode;
};

export function DeleteRow({ what, title, address, fallback, ...rest }: DeleteRowProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAction(rest.focusId);
  return (
    <>
      <Button variant="quiet" onClick={ask} disabled={!hydrated}>
        <Trash2 aria-hidden size={18} />
        <span>{t.rich('admin.actions.deleteNamed', { what, named: hidden })}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          label={t('admin.actions.delete')}
          busyLabel={t('admin.actions.deleting')}
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

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
