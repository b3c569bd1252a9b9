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

/** Throws `forbidden` while the site takes nobody new. Who of all others may sign up is said by mail (`refusesSignUp` of accounts). */
export function requireSignUpOpen(): void {
  if (signUpDoor() === 'closed')
    throw new AppError('forbidden', said('settings.refusals.signUpClosed'));
}
