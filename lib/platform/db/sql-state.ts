/** Where Prisma 7 puts the driver's error; its own code only says "raw query failed" and the like. */
type Wrapped = {
  meta?: {
    driverAdapterError?: { cause?: { kind?: unknown; code?: unknown; originalCode?: unknown } };
  };
};

/** PostgreSQL's five-character code of an error, unwrapped from Prisma's; null for anything else. */
export function sqlState(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const cause = (thrown as Wrapped).meta?.driverAdapterError?.cause; // unknown at run time: optional throughout
  const code = [cause?.originalCode, cause?.code, 'code' in thrown ? thrown.code : null].find(
    (each) => typeof each === 'string' && /^[0-9A-Z]{5}$/.test(each) && !/^P[12]\d{3}$/.test(each),
  );
  return typeof code === 'string' ? code : null;
}

/** Prisma's own code of an error, for example P2002; null for anything else. */
export function prismaCode(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' && /^P\d{4}$/.test(thrown.code) ? thrown.code : null;
}

/** SQLSTATE classes of a database that is unreachable, shutting down, full or busy, and of timeouts. */
const BUSY = /^(08|53|57|55P03|40)/;
const BUSY_PRISMA = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]);
/** SQLSTATE classes of a database that is not there, is starting or is ending; and Prisma's codes and the system's of such. */
const AWAY = /^(08|57P|58)/;
const AWAY_PRISMA = /^P10(?!08)\d\d$/;
const AWAY_SYSTEM = new Set([
  'EAI_AGAIN', // its name cannot be resolved now
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** How Prisma's driver names the same: a raw statement has no other sign of it. */
const AWAY_DRIVER = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError)$/;
/** SQLSTATE of a write on a database that may only be read, such as a standby. */
const READ_ONLY = '25006';
/** SQLSTATE of a database whose disk is full. */
const DISK_FULL = '53100';
/** SQLSTATE classes of a database that lets nobody in, or that failed outside the statement; and Prisma's codes of such. */
const UNREACHABLE = /^(08|28|3D|53|57P|58)/;
const UNREACHABLE_PRISMA = /^P(10\d\d|2024|2037)$/;

/**
 * What pg and its pool throw without a code, and Prisma passes on as it is: a pool without a free
 * connection, a server that accepts a connection and says nothing, a connection that broke.
 */
const BROKEN_PG = [
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
];
const BUSY_PG = new Set(['timeout exceeded when trying to connect', ...BROKEN_PG]);

/** Whether the database could not answer now, so that the caller should retry later. */
export const isBusy = (thrown: unknown) =>
  isAway(thrown) ||
  BUSY.test(sqlState(thrown) ?? '') ||
  BUSY_PRISMA.has(prismaCode(thrown) ?? '') ||
  (thrown instanceof Error && BUSY_PG.has(thrown.message));

/** Whether there is no database to talk to: it is away, starts or ends. One whose connections are all in use is busy only. */
export const isAway = (thrown: unknown) =>
  AWAY.test(sqlState(thrown) ?? '') ||
  AWAY_PRISMA.test(prismaCode(thrown) ?? '') ||
  AWAY_DRIVER.test(driverKind(thrown)) ||
  (thrown instanceof Error &&
    (BROKEN_PG.includes(thrown.message) || AWAY_SYSTEM.has(codeOf(thrown))));

/** Whether the database may be read and not written. */
export const isReadOnly = (thrown: unknown) => sqlState(thrown) === READ_ONLY;

/** Whether the database has no room left. */
export const isDatabaseFull = (thrown: unknown) => sqlState(thrown) === DISK_FULL;

const driverKind = (thrown: unknown) =>
  String((thrown as Wrapped | null)?.meta?.driverAdapterError?.cause?.kind); // as in `sqlState`

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether the database could not be asked, so that any other statement would fail as well. */
export const isUnreachable = (thrown: unknown) =>
  isAway(thrown) ||
  UNREACHABLE.test(sqlState(thrown) ?? '') ||
  UNREACHABLE_PRISMA.test(prismaCode(thrown) ?? '') ||
  (thrown instanceof Error && BUSY_PG.has(thrown.message));

/** Whether the database refused the statement, so that retrying it is useless. */
export const isRefused = (thrown: unknown) =>
  /^2[23]/.test(sqlState(thrown) ?? '') ||
  /^P20(0[0-9]|1[0-9]|2[0-35])$/.test(prismaCode(thrown) ?? '');
