const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

/** What Next would answer with a 500 and we refuse before it (design/security.md, fact 4); else undefined. */
export function refusalOf(method: string, target: string): Refusal | undefined {
  if (!METHODS.includes(method))
    return {
      status: 405,
      message: 'This method is not supported.',
      headers: { Allow: METHODS.join(', ') },
    };
  if (!isReadablePath(target)) return { status: 400, message: 'This address cannot be read.' };
  return undefined;
}

/** A path (never a whole URL) whose escapes are UTF-8, without the character U+0000. */
function isReadablePath(target: string): boolean {
  if (!target.startsWith('/')) return false;
  try {
    return !decodeURIComponent(target.split('?')[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}
