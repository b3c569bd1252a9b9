'use client';

import { apiAdminUser } from '@/lib/admin/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { DeleteRow } from './delete-row';
import { isolated, strong } from './rich-text-tags';

type DeleteUserProps = {
  user: { id: string; name: string; email: string; memorials: number };
  /** The id of the list's heading, which receives the focus after the deletion. */
  focusId: string;
};

/** Deletes an account after a confirmation that lists what is deleted and what is kept (product.md 2 and 8). */
export function DeleteUser({ user, focusId }: DeleteUserProps) {
  const t = useTranslate();
  const { name, email, memorials } = user;
  return (
    <DeleteRow
      itemName={name}
      title={t('admin.actions.deleteUser')}
      address={apiAdminUser(user.id)}
      fallbackMessage={t('admin.actions.deleteUserFailed')}
      doneMessage={t('admin.actions.userDeleted', { name })}
      focusId={focusId}
    >
      <p className="font-semibold">
        {t.rich('admin.actions.deleteUserQuestion', {
          name,
          email,
          person: isolated,
        })}
      </p>
      <p>{t.rich('admin.actions.userGoes', { strong })}</p>
      <p>{t.rich('admin.actions.userStays', { memorials, strong })}</p>
    </DeleteRow>
  );
}
