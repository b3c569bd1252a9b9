import { AppError } from '../errors';
import { said } from '../language/said';
import { flowersAreOpen, memorialsAreOpen, signUpDoor } from './doors';

/** Throws `forbidden` while no new memorials can be made. */
export function requireMemorialsOpen(): void {
  if (!memorialsAreOpen()) throw new AppError('forbidden', said('settings.refusals.memorials'));
}

/** Throws `forbidden` while no flowers can be sent. */
export function requireFlowersOpen(): void {
  if (!flowersAreOpen()) throw new AppError('forbidden', said('settings.refusals.flowers'));
}

/**
 * Throws `forbidden` for who may not sign up: everybody while the site takes nobody new, and else those without an invitation where
 * it asks for one. `isInvited` is asked only then.
 */
export async function requireMaySignUp(isInvited: () => Promise<boolean>): Promise<void> {
  const door = signUpDoor();
  if (door === 'closed') throw new AppError('forbidden', said('settings.refusals.signUpClosed'));
  if (door === 'invited' && !(await isInvited()))
    throw new AppError('forbidden', said('settings.refusals.signUpInvited'));
}
