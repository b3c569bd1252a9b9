import type { ComponentProps } from 'react';
import { AdminFrame } from '@/components/admin/admin-frame';
import { Loaded } from '@/components/admin/loaded';
import { useSay } from '@/lib/platform/language/use-say';

type ListPageProps<List> = {
  path: ComponentProps<typeof AdminFrame>['current'];
  list: ComponentProps<typeof Loaded<List>>['part'];
  children: ComponentProps<typeof Loaded<List>>['children'];
};

/** A dashboard page with a single list, or the error if the list could not be loaded. */
export function ListPage<List>({ path, list, children }: ListPageProps<List>) {
  return (
    <AdminFrame title={useSay()('admin.title')} current={path}>
      <Loaded part={list}>{children}</Loaded>
    </AdminFrame>
  );
}
