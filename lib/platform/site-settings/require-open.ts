import { AppError } from '../errors';
import { said } from '../language/said';
import { flowersAreOpen, memorialsAreOpen, signUpDoor } from './doors';

/** Throws `forbidden` while new memorials cannot be created. */
export function requireMemorialsOpen(): void {
  if (!memorialsAreOpen()) throw new AppError('forbidden', said('settings.refusals.memorials'));
}

/** Throws `forbidden` while flowers cannot be sent. */
export function requireFlowersOpen(): void {
  if (!flowersAreOpen()) throw new AppError('forbidden', said('settings.refusals.flowers'));
}

/**
 * Throws `forbidden` while sign-up is closed. Whether an invitation is needed is checked later and
 * answered by mail (lib/accounts/refuses-sign-up.ts).
 */
export function requireSignUpOpen(): void {
  if (signUpDoor() === 'closed')
    throw new AppError('forbidden', said('settings.refusals.signUpClosed'));
}
