import type { ComponentProps, ReactNode } from 'react';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import { LoadFailure } from '@/lib/admin/load-failure-rules';

type ListPageProps<List> = {
  path: ComponentProps<typeof AdminFrame>['current'];
  list: List | LoadFailure;
  children: (list: List) => ReactNode;
};

/** A page of the dashboard with one list, or with the error in its place. */
export const ListPage = <List,>({ path, list, children }: ListPageProps<List>) => (
  <AdminFrame title="Admin Dashboard" current={path}>
    {list instanceof LoadFailure ? <AccessDenied message={list.message} /> : children(list)}
  </AdminFrame>
);
