import type { ComponentProps, ReactNode } from 'react';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import { LoadFailure } from '@/lib/admin/load-failure-rules';
import { sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';

type ListPageProps<List> = {
  path: ComponentProps<typeof AdminFrame>['current'];
  list: List | LoadFailure;
  children: (list: List) => ReactNode;
};

/** A page of the dashboard with one list, or with the error in its place. */
export function ListPage<List>({ path, list, children }: ListPageProps<List>) {
  const say = useSay();
  return (
    <AdminFrame title={say('admin.title')} current={path}>
      {list instanceof LoadFailure ? (
        <AccessDenied message={sayWith(say)(list.said)} />
      ) : (
        children(list)
      )}
    </AdminFrame>
  );
}
