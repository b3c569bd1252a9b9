import type { ComponentProps, ReactNode } from 'react';
import type { z } from 'zod';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import type { ListPlace } from '@/components/admin/list-place';
import {
  type Counted,
  givenParams,
  listQuery,
  nullIfFailed,
  refuseBeyond,
  type SearchParams,
} from './list-query';

type ListPageProps<Schema extends z.ZodType, List extends Counted> = {
  path: ComponentProps<typeof AdminFrame>['current'];
  /** The id of the list's heading. */
  anchor: string;
  searchParams: SearchParams;
  schema: Schema;
  /** What of the schema the address may carry. */
  names: readonly string[];
  read: (query: z.output<Schema>) => Promise<List>;
  /** Shown in place of a list that could not be read. */
  failure: string;
  children: (shown: { place: ListPlace; query: z.output<Schema>; list: List }) => ReactNode;
};

/** A page of the dashboard with one list, as its address asks for it. The page has asked who is looking. */
export async function ListPage<Schema extends z.ZodType, List extends Counted>({
  path,
  anchor,
  schema,
  names,
  ...rest
}: ListPageProps<Schema, List>) {
  const params = await givenParams(rest.searchParams);
  const place: ListPlace = { path, params, prefix: '', anchor };
  const query = listQuery(schema, place, names);
  const list = await nullIfFailed(rest.read(query));
  refuseBeyond(place, list);
  return (
    <AdminFrame title="Admin Dashboard" current={path}>
      {list ? rest.children({ place, query, list }) : <AccessDenied message={rest.failure} />}
    </AdminFrame>
  );
}
