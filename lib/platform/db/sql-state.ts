/**
 * Where Prisma 7 puts the driver's error. Prisma's own code says little more than "raw query
 * failed".
 */
type WrappedError = {
  meta?: {
    driverAdapterError?: { cause?: { kind?: unknown; code?: unknown; originalCode?: unknown } };
  };
};

/**
 * PostgreSQL's five-character error code, unwrapped from Prisma's error; null for anything else.
 */
export function sqlState(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const cause = (thrown as WrappedError).meta?.driverAdapterError?.cause; // unknown at run time, so every step is optional
  const code = [cause?.originalCode, cause?.code, 'code' in thrown ? thrown.code : null].find(
    (each) => typeof each === 'string' && /^[0-9A-Z]{5}$/.test(each) && !/^P[12]\d{3}$/.test(each),
  );
  return typeof code === 'string' ? code : null;
}

/** Prisma's own error code, for example P2002; null for anything else. */
export function prismaCode(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' && /^P\d{4}$/.test(thrown.code) ? thrown.code : null;
}

/**
 * Why the database cannot work: it is away, overloaded, read-only, or its disk is full. `answers`:
 * it could be reached, so another statement may succeed.
 */
export type DatabaseFailure = { kind: 'away' | 'busy' | 'readonly' | 'full'; answers: boolean };

/**
 * Error codes of PostgreSQL, Prisma, its driver and the operating system. The first match counts.
 */
const FAILURES: (DatabaseFailure & { code: RegExp; messages?: string[] })[] = [
  { kind: 'full', answers: true, code: /^53100$/ },
  { kind: 'readonly', answers: true, code: /^25006$/ },
  {
    kind: 'away',
    answers: false,
    // No connection (08), access refused (28, 3D), starting, stopping or stopped (57P), system
    // failure (58).
    code: new RegExp(
      [
        '^(08...|28...|3D...|57P..|58...)$',
        '^P10(?!08)\\d\\d$',
        '^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError)$',
        '^(EAI_AGAIN|ENOTFOUND|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT)$',
      ].join('|'),
    ),
    // pg throws these without a code, and Prisma passes them on.
    messages: [
      'Connection terminated due to connection timeout',
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Query read timeout',
    ],
  },
  {
    kind: 'busy',
    answers: false,
    // The server is out of connections or memory (53), or our pool is exhausted (P2024, P2037).
    code: /^53...$|^P(1008|2024|2037)$/,
    messages: ['timeout exceeded when trying to connect'],
  },
  // A statement, lock or transaction timed out, or conflicted with another one.
  { kind: 'busy', answers: true, code: /^(57...|55P03|40...)$|^P(2028|2034)$/ },
];

/**
 * Why the database could not do its work, if the fault is its own and a later try may succeed;
 * otherwise undefined.
 */
export function databaseFailure(thrown: unknown): DatabaseFailure | undefined {
  const codes = errorCodesOf(thrown);
  const message = thrown instanceof Error ? thrown.message : '';
  return FAILURES.find(
    ({ code, messages }) => codes.some((each) => code.test(each)) || messages?.includes(message),
  );
}

/** Whether the database could not be reached, so that any other statement would fail as well. */
export const isUnreachable = (thrown: unknown) => databaseFailure(thrown)?.answers === false;

/**
 * Whether a foreign key was violated: a referenced row does not exist, for example because it was
 * just deleted.
 */
export const isForeignKeyViolation = (thrown: unknown) =>
  prismaCode(thrown) === 'P2003' || sqlState(thrown) === '23503';

/** Whether the database refused the statement, so that retrying it is useless. */
export const isStatementRejected = (thrown: unknown) =>
  /^2[23]/.test(sqlState(thrown) ?? '') ||
  /^P20(0[0-9]|1[0-9]|2[0-35])$/.test(prismaCode(thrown) ?? '');

function errorCodesOf(thrown: unknown): string[] {
  const own = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
  const driver = (thrown as WrappedError | null)?.meta?.driverAdapterError?.cause?.kind; // as in `sqlState`
  return [sqlState(thrown), own, driver].filter((code) => typeof code === 'string');
}
