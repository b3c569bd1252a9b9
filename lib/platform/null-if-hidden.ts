import { AppError } from './errors';

/** For `catch`: null for what is missing or hidden from the viewer (`not_found`, `forbidden`); rethrows the rest. */
export function nullIfHidden(error: unknown): null {
  if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden'))
    return null;
  throw error;
}
