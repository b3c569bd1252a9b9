import type { ComponentProps } from 'react';
import { AdminFrame } from '@/components/admin/admin-frame';
import { PartOrError } from '@/components/admin/part-or-error';
import { useTranslate } from '@/lib/platform/language/use-translate';

type ListPageProps<List> = {
  path: ComponentProps<typeof AdminFrame>['current'];
  list: ComponentProps<typeof PartOrError<List>>['part'];
  children: ComponentProps<typeof PartOrError<List>>['children'];
};

/** A dashboard page with a single list, or the error if the list could not be loaded. */
export function ListPage<List>({ path, list, children }: ListPageProps<List>) {
  return (
    <AdminFrame title={useTranslate()('admin.title')} current={path}>
      <PartOrError part={list}>{children}</PartOrError>
    </AdminFrame>
  );
}
