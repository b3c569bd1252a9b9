import { isConcurrent, type Statement, splitStatements } from '../database/split-statements';

/** What may stand in a migration that PostgreSQL cannot run as one transaction: all of it may run a second time. */
const REPEATABLE = ['VariableSetStmt', 'IndexStmt', 'DropStmt', 'ReindexStmt'];
/** Constraints that are an index. */
const WITH_INDEX = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'];
const HIDDEN_INDEX = /\b(?:create\s+(?:unique\s+)?index|reindex)\b/i;

/**
 * Says what would keep visitors waiting while a migration runs, or would not survive being cut off
 * (docs/decisions/0085): no `lock_timeout` before everything else, or an index that is built on a table with rows while
 * nobody may write. A table that the migration itself creates has none that anybody waits for.
 */
export async function migrationFaults(sql: string): Promise<string[]> {
  const statements = await splitStatements(sql);
  const faults = boundsItsLocks(statements)
    ? []
    : ["begins with no lock_timeout: SET lock_timeout = '5s'"];
  const own = new Set<string>();
  for (const statement of statements) {
    for (const name of tablesMadeBy(statement)) own.add(name);
    faults.push(...blockingIndexes(statement, own));
  }
  return statements.some(isConcurrent) ? [...faults, ...unrepeatable(statements)] : faults;
}

type Relation = { relname?: string };
type Constraint = { contype?: string; indexname?: string };
type Column = { constraints?: { Constraint?: Constraint }[] };
/** The fields of statements that are read here, as the grammar names them. */
type Node = {
  name?: string;
  kind?: string;
  args?: { A_Const?: { ival?: { ival?: number }; sval?: { sval?: string } } }[];
  idxname?: string;
  relation?: Relation;
  into?: { rel?: Relation };
  if_not_exists?: boolean;
  missing_ok?: boolean;
  removeType?: string;
  objects?: { List?: { items?: { String?: { sval?: string } }[] } }[];
  cmds?: { AlterTableCmd?: { def?: { Constraint?: Constraint; ColumnDef?: Column } } }[];
};
const read = ({ node }: Statement) => node as Node; // as: the grammar's own types name each statement apart

/** Whether the first statement but for other settings sets a bound that is not "none". */
function boundsItsLocks(statements: Statement[]): boolean {
  const others = statements.findIndex(({ kind }) => kind !== 'VariableSetStmt');
  const settings = others < 0 ? statements : statements.slice(0, others);
  const last = settings.map(read).findLast(({ name }) => name === 'lock_timeout');
  const value = last?.args?.[0]?.A_Const;
  const amount = value?.sval?.sval ?? value?.ival?.ival ?? 0;
  return last?.kind === 'VAR_SET_VALUE' && Number.parseInt(String(amount), 10) > 0;
}

function tablesMadeBy(statement: Statement): string[] {
  const { relation, into, if_not_exists } = read(statement);
  // With IF NOT EXISTS it may have been there before, with rows.
  if (if_not_exists) return [];
  if (statement.kind === 'CreateStmt') return [relation?.relname ?? ''];
  return statement.kind === 'CreateTableAsStmt' ? [into?.rel?.relname ?? ''] : [];
}

function blockingIndexes(statement: Statement, own: Set<string>): string[] {
  const { relation, cmds = [] } = read(statement);
  const table = relation?.relname ?? '';
  if (['DoStmt', 'CreateFunctionStmt'].includes(statement.kind))
    return HIDDEN_INDEX.test(statement.text) ? ['builds an index in a block or a function'] : [];
  if (own.has(table) || isConcurrent(statement)) return [];
  if (statement.kind === 'IndexStmt' || statement.kind === 'ReindexStmt')
    return [`builds an index on ${table} without CONCURRENTLY`];
  if (statement.kind !== 'AlterTableStmt') return [];
  const constraints = cmds.flatMap(({ AlterTableCmd }) => [
    AlterTableCmd?.def?.Constraint,
    ...(AlterTableCmd?.def?.ColumnDef?.constraints ?? []).map(({ Constraint }) => Constraint),
  ]);
  return constraints
    .filter((each) => WITH_INDEX.includes(each?.contype ?? '') && !each?.indexname)
    .map(() => `adds a constraint to ${table} that builds an index: build it first, USING INDEX`);
}

/** A migration with CONCURRENTLY may be cut off anywhere; what is left of an index then is not used, and in the way. */
function unrepeatable(statements: Statement[]): string[] {
  const faults: string[] = [];
  const dropped = new Set<string>();
  for (const statement of statements) {
    const { idxname = '', removeType, missing_ok, objects = [] } = read(statement);
    const isDrop = statement.kind === 'DropStmt';
    if (!REPEATABLE.includes(statement.kind) || (isDrop && removeType !== 'OBJECT_INDEX'))
      faults.push(`has ${statement.kind} beside CONCURRENTLY: move it to a migration of its own`);
    if (isDrop && missing_ok)
      for (const { List } of objects) dropped.add(List?.items?.at(-1)?.String?.sval ?? '');
    else if (isDrop) faults.push('drops an index without IF EXISTS beside CONCURRENTLY');
    if (statement.kind === 'IndexStmt' && !dropped.has(idxname))
      faults.push(`builds "${idxname}" without DROP INDEX CONCURRENTLY IF EXISTS before it`);
  }
  return faults;
}
