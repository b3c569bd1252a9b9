/** Prisma's codes for a database that is out of reach, busy or asks to try again. */
const TRANSIENT = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);

/** Whether trying the same again later may work, so that nothing must be decided now. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  const kind = 'name' in error ? String(error.name) : '';
  return (
    TRANSIENT.has(code) ||
    code.startsWith('57') ||
    code.startsWith('08') ||
    kind === 'DriverAdapterError' ||
    kind === 'PrismaClientInitializationError'
  );
}
