import { AppError } from '../errors';
import { messageFor } from '../language/message';
import { areFlowersOpen, areMemorialsOpen, signUpMode } from './feature-settings';

/** Throws `forbidden` while new memorials cannot be created. */
export function requireMemorialsOpen(): void {
  if (!areMemorialsOpen())
    throw new AppError('forbidden', messageFor('settings.refusals.memorials'));
}

/** Throws `forbidden` while flowers cannot be sent. */
export function requireFlowersOpen(): void {
  if (!areFlowersOpen()) throw new AppError('forbidden', messageFor('settings.refusals.flowers'));
}

/**
 * Throws `forbidden` while sign-up is closed. Whether an invitation is needed is checked later and
 * answered by mail (lib/accounts/is-sign-up-refused.ts).
 */
export function requireSignUpOpen(): void {
  if (signUpMode() === 'closed')
    throw new AppError('forbidden', messageFor('settings.refusals.signUpClosed'));
}
