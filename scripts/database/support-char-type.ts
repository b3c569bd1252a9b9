import type { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { QueryResult } from 'pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** PostgreSQL's object ids of the types "char" and text. */
const CHAR = 18;
const TEXT = 25;
const MARK = 'char:';

/**
 * Makes Prisma's adapter support the type "char" (one byte, only in the system catalogue), which the schema engine
 * reads and the adapter refuses. Such columns pass through it as text, marked by their names.
 */
export function supportCharType(adapter: Adapter): void {
  const pool = adapter.underlyingDriver();
  const query: (...args: unknown[]) => Promise<QueryResult> = pool.query.bind(pool);
  const queryAndMark = async (...args: unknown[]) => {
    const result = await query(...args);
    for (const field of result.fields ?? [])
      if (field.dataTypeID === CHAR)
        Object.assign(field, { dataTypeID: TEXT, name: `${MARK}${field.name}` });
    return result;
  };
  Object.assign(pool, { query: queryAndMark });

  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const [at, name] of result.columnNames.entries()) {
      if (!name.startsWith(MARK)) continue;
      result.columnNames[at] = name.slice(MARK.length);
      result.columnTypes[at] = ColumnTypeEnum.Character;
    }
    return result;
  };
}
