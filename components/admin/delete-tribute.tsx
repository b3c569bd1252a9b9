'use client';

import { apiAdminTribute } from '@/lib/admin/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { DeleteRow } from './delete-row';
import { isolated, strong } from './rich-text-tags';

type DeleteTributeProps = {
  tribute: { id: string; sender: string; receiver: string; amount: string };
  /** The id of the list's heading, which receives the focus after the deletion. */
  focusId: string;
};

/** Deletes a tribute after a confirmation that lists what is deleted and what is kept (product.md 2 and 8). */
export function DeleteTribute({ tribute, focusId }: DeleteTributeProps) {
  const t = useTranslate();
  const { id, sender, receiver, amount } = tribute;
  return (
    <DeleteRow
      itemName={t('admin.actions.tribute', { amount, sender, receiver })}
      title={t('admin.actions.deleteTribute')}
      address={apiAdminTribute(id)}
      fallbackMessage={t('admin.actions.deleteTributeFailed')}
      doneMessage={t('admin.actions.tributeDeleted')}
      focusId={focusId}
    >
      <p className="font-semibold">
        {t.rich('admin.actions.deleteTributeQuestion', {
          amount,
          sender,
          receiver,
          name: isolated,
        })}
      </p>
      <p>{t.rich('admin.actions.tributeGoes', { strong })}</p>
      <p>{t.rich('admin.actions.tributeStays', { strong })}</p>
    </DeleteRow>
  );
}
