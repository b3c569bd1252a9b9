import { parse } from 'libpg-query';

export type Statement = {
  /** The statement's own kind in PostgreSQL's grammar, such as `IndexStmt`. */
  kind: string;
  /** What the grammar says of it. */
  node: unknown;
  /** Its text, with the comments before it and without the semicolon. */
  text: string;
};

/** Splits a script into its statements, with PostgreSQL's own parser. Throws for a fault of syntax. */
export async function splitStatements(script: string): Promise<Statement[]> {
  const bytes = Buffer.from(script); // the parser counts in these
  const { stmts = [] } = await parse(script);
  return stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
    const [kind = '', node] = Object.entries(stmt ?? {})[0] ?? [];
    const end = length ? start + length : undefined;
    return { kind, node, text: bytes.subarray(start, end).toString() };
  });
}

/** Whether a statement builds or drops an index while others write, which PostgreSQL refuses in a transaction. */
export function isConcurrent({ node }: Statement): boolean {
  const { concurrent, params } = node as {
    concurrent?: boolean;
    params?: { DefElem?: { defname?: string } }[];
  }; // as: these two fields mean the same in every statement that has them
  return (
    concurrent === true ||
    (Array.isArray(params) && params.some(({ DefElem }) => DefElem?.defname === 'concurrently'))
  );
}
