import { parse } from 'libpg-query';

export type Statement = {
  /** The statement's own kind in PostgreSQL's grammar, such as `IndexStmt`. */
  kind: string;
  /** Its node in the syntax tree. */
  node: unknown;
  /** Its text, with preceding comments and without the semicolon. */
  text: string;
};

/** Splits a script into statements, with PostgreSQL's own parser. Throws for a syntax error. */
export async function splitStatements(script: string): Promise<Statement[]> {
  const bytes = Buffer.from(script); // the parser's offsets count bytes
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
