import type { z } from 'zod';
import type { ListPlace } from './list-place-rules';
import {
  listQuery,
  type PagePosition,
  readSearchParams,
  redirectToLastPage,
  type SearchParams,
} from './list-query';
import type { DashboardPart, LoadError } from './load-error-rules';
import { readDashboardPart } from './read-dashboard-part';

type ListRequest<Schema extends z.ZodType, List extends PagePosition> = {
  path: string;
  /** Identifies the list; also the id of its heading. */
  part: DashboardPart;
  searchParams: SearchParams;
  schema: Schema;
  /** The parameters of the schema that the address may contain. */
  names: readonly string[];
  read: (query: z.output<Schema>) => Promise<List>;
};

/** Reads the part of a list that the address of an admin page requests. The page has checked the viewer. */
export async function readList<Schema extends z.ZodType, List extends PagePosition>({
  path,
  part,
  schema,
  names,
  ...rest
}: ListRequest<Schema, List>): Promise<{
  place: ListPlace;
  query: z.output<Schema>;
  list: List | LoadError;
}> {
  const params = await readSearchParams(rest.searchParams);
  const { query, place } = listQuery(schema, { path, params, prefix: '', anchor: part }, names);
  const list = await readDashboardPart(part, rest.read(query));
  await redirectToLastPage(place, list);
  return { place, query, list };
}
