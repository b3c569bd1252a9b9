import { toAppError } from './http/error-response';

/**
 * For `catch`: null for what is missing, was deleted in between, or is hidden from the viewer (`not_found`, `forbidden`);
 * rethrows the rest.
 */
export function nullIfHidden(error: unknown): null {
  const { code } = toAppError(error);
  if (code === 'not_found' || code === 'forbidden') return null;
  throw error;
}
