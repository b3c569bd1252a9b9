import type { ComponentProps, ReactNode } from 'react';
import type { z } from 'zod';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import type { ListPlace } from '@/components/admin/list-place';
import {
  type Counted,
  givenParams,
  listQuery,
  refuseBeyond,
  type SearchParams,
} from './list-query';
import { type Part, read, Unread } from './reading';

type ListPageProps<Schema extends z.ZodType, List extends Counted> = {
  path: ComponentProps<typeof AdminFrame>['current'];
  /** What the list is of; also the id of its heading. */
  part: Part;
  searchParams: SearchParams;
  schema: Schema;
  /** What of the schema the address may carry. */
  names: readonly string[];
  read: (query: z.output<Schema>) => Promise<List>;
  children: (shown: { place: ListPlace; query: z.output<Schema>; list: List }) => ReactNode;
};

/** A page of the dashboard with one list, as its address asks for it. The page has asked who is looking. */
export async function ListPage<Schema extends z.ZodType, List extends Counted>({
  path,
  part,
  schema,
  names,
  ...rest
}: ListPageProps<Schema, List>) {
  const params = await givenParams(rest.searchParams);
  const { query, place } = listQuery(schema, { path, params, prefix: '', anchor: part }, names);
  const list = await read(part, rest.read(query));
  refuseBeyond(place, list);
  return (
    <AdminFrame title="Admin Dashboard" current={path}>
      {list instanceof Unread ? (
        <AccessDenied message={list.words} />
      ) : (
        rest.children({ place, query, list })
      )}
    </AdminFrame>
  );
}
