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
  /** The name of the deleted item, for screen readers. */
  itemName: string;
  title: string;
  address: string;
  /** Shown if the server's error has no message (product.md 8). */
  fallbackMessage: string;
  doneMessage: string;
  /** The id of the list's heading, which then receives the focus. */
  focusId: string;
  /** The confirmation: what is deleted and what stays. */
  children: ReactNode;
};

export function DeleteRow({ itemName, title, address, fallbackMessage, ...rest }: DeleteRowProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { asking: isConfirming, ask, close, done } = useAdminAction(rest.focusId);
  return (
    <>
      <Button variant="quiet" onClick={ask} disabled={!hydrated}>
        <Trash2 aria-hidden size={18} />
        <span>{t.rich('admin.actions.deleteNamed', { what: itemName, named: hidden })}</span>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={title}
          label={t('admin.actions.delete')}
          busyLabel={t('admin.actions.deleting')}
          danger
          fallbackMessage={fallbackMessage}
          run={() => callApi(address, { method: 'DELETE' })}
          onDone={() => done(rest.doneMessage)}
          onClose={close}
        >
          {rest.children}
        </ConfirmDialog>
      )}
    </>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
