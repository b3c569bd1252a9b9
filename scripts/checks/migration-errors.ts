import { isConcurrent, type Statement, splitStatements } from '../database/split-statements';

/**
 * Statements that can be repeated. Only these are allowed in a migration that PostgreSQL cannot run as one transaction.
 */
const REPEATABLE = ['VariableSetStmt', 'IndexStmt', 'DropStmt', 'ReindexStmt'];
/** Constraints that create an index. */
const WITH_INDEX = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'];
const WRITES = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'];
const HIDDEN_INDEX = /\b(?:create\s+(?:unique\s+)?index|reindex)\b/i;

/**
 * Finds what would make visitors wait during a migration, or would not survive an interruption (docs/decisions/0085): a
 * missing `lock_timeout` at the start, an index that is built on an existing table and blocks writes, or a table that
 * is altered after its rows were changed. Tables that the migration itself creates are exempt, since nobody uses them
 * yet.
 */
export async function findMigrationErrors(sql: string): Promise<string[]> {
  const statements = await splitStatements(sql);
  const errors = setsLockTimeout(statements)
    ? []
    : ["begins with no lock_timeout: SET lock_timeout = '5s'"];
  const createdHere = new Set<string>();
  for (const statement of statements) {
    for (const name of createdTables(statement)) createdHere.add(name);
    errors.push(...findBlockingIndexes(statement, createdHere));
  }
  errors.push(...findLateAlterations(statements, createdHere));
  return statements.some(isConcurrent) ? [...errors, ...findUnrepeatable(statements)] : errors;
}

type Relation = { relname?: string };
type Constraint = { contype?: string; indexname?: string };
type Column = { constraints?: { Constraint?: Constraint }[] };
/** The fields of statements that are read here, with their names in the grammar. */
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
  cmds?: {
    AlterTableCmd?: { subtype?: string; def?: { Constraint?: Constraint; ColumnDef?: Column } };
  }[];
};
const fieldsOf = ({ node }: Statement) => node as Node; // as: the grammar's own types are a union over all statements

/** Whether `lock_timeout` is set to a limit before any statement that is not a setting. */
function setsLockTimeout(statements: Statement[]): boolean {
  const firstOther = statements.findIndex(({ kind }) => kind !== 'VariableSetStmt');
  const settings = firstOther < 0 ? statements : statements.slice(0, firstOther);
  const last = settings.map(fieldsOf).findLast(({ name }) => name === 'lock_timeout');
  const value = last?.args?.[0]?.A_Const;
  const amount = value?.sval?.sval ?? value?.ival?.ival ?? 0;
  return last?.kind === 'VAR_SET_VALUE' && Number.parseInt(String(amount), 10) > 0;
}

function createdTables(statement: Statement): string[] {
  const { relation, into, if_not_exists } = fieldsOf(statement);
  // With IF NOT EXISTS, the table may already exist and have rows.
  if (if_not_exists) return [];
  if (statement.kind === 'CreateStmt') return [relation?.relname ?? ''];
  return statement.kind === 'CreateTableAsStmt' ? [into?.rel?.relname ?? ''] : [];
}

function findBlockingIndexes(statement: Statement, createdHere: Set<string>): string[] {
  const { relation, cmds = [] } = fieldsOf(statement);
  const table = relation?.relname ?? '';
  if (['DoStmt', 'CreateFunctionStmt'].includes(statement.kind))
    return HIDDEN_INDEX.test(statement.text) ? ['builds an index in a block or a function'] : [];
  if (createdHere.has(table) || isConcurrent(statement)) return [];
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

/**
 * Changing rows takes a weak lock on their table, which visitors' requests can hold at the same time; altering the table
 * takes the strongest, which waits for all of them. A migration that alters a table after changing its rows can
 * therefore deadlock with a request that waits for one of these rows.
 */
function findLateAlterations(statements: Statement[], createdHere: Set<string>): string[] {
  const errors: string[] = [];
  const altered = new Set(createdHere);
  const written = new Set<string>();
  for (const statement of statements) {
    const { relation, cmds = [] } = fieldsOf(statement);
    const table = relation?.relname ?? '';
    if (WRITES.includes(statement.kind) && !altered.has(table)) written.add(table);
    const isValidation = cmds.every(
      ({ AlterTableCmd }) => AlterTableCmd?.subtype === 'AT_ValidateConstraint', // waits for no writer
    );
    if (statement.kind !== 'AlterTableStmt' || isValidation) continue;
    if (written.has(table)) errors.push(`alters ${table} after changing its rows: alter it first`);
    altered.add(table);
  }
  return errors;
}

/**
 * A migration with CONCURRENTLY can be interrupted anywhere. It then leaves an invalid index, which makes a second run
 * fail.
 */
function findUnrepeatable(statements: Statement[]): string[] {
  const errors: string[] = [];
  const droppedIndexes = new Set<string>();
  for (const statement of statements) {
    const { idxname = '', removeType, missing_ok, objects = [] } = fieldsOf(statement);
    const isDrop = statement.kind === 'DropStmt';
    if (!REPEATABLE.includes(statement.kind) || (isDrop && removeType !== 'OBJECT_INDEX'))
      errors.push(`has ${statement.kind} beside CONCURRENTLY: move it to a migration of its own`);
    if (isDrop && missing_ok)
      for (const { List } of objects) droppedIndexes.add(List?.items?.at(-1)?.String?.sval ?? '');
    else if (isDrop) errors.push('drops an index without IF EXISTS beside CONCURRENTLY');
    if (statement.kind === 'IndexStmt' && !droppedIndexes.has(idxname))
      errors.push(`builds "${idxname}" without DROP INDEX CONCURRENTLY IF EXISTS before it`);
  }
  return errors;
}
