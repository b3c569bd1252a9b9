import type { z } from 'zod';
import type { ListPlace } from './list-place-rules';
import {
  type Counted,
  listQuery,
  readSearchParams,
  redirectToLastPage,
  type SearchParams,
} from './list-query';
import type { LoadFailure, Part } from './load-failure-rules';
import { readPart } from './read-part';

type ListRequest<Schema extends z.ZodType, List extends Counted> = {
  path: string;
  /** Which list it is; also the id of its heading. */
  part: Part;
  searchParams: SearchParams;
  schema: Schema;
  /** The parameters of the schema that the address may contain. */
  names: readonly string[];
  read: (query: z.output<Schema>) => Promise<List>;
};

/** Reads the list of an admin page as its address requests. The page has checked the viewer. */
export async function readList<Schema extends z.ZodType, List extends Counted>({
  path,
  part,
  schema,
  names,
  ...rest
}: ListRequest<Schema, List>): Promise<{
  place: ListPlace;
  query: z.output<Schema>;
  list: List | LoadFailure;
}> {
  const params = await readSearchParams(rest.searchParams);
  const { query, place } = listQuery(schema, { path, params, prefix: '', anchor: part }, names);
  const list = await readPart(part, rest.read(query));
  await redirectToLastPage(place, list);
  return { place, query, list };
}
