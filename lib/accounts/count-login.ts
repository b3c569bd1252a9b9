import { consumeDeviceLimit } from './consume-device-limit';
import { consumeStrangerLimits, type TakeBack } from './consume-stranger-limits';
import { hashResetAddress } from './keyed-hash';
import { deviceOwner } from './queries/device-owner';

/**
 * Counts a login before its password is checked. Known devices of the account have their own limit,
 * so that guessing strangers do not lock the owner out. Addresses without an account count the same
 * way (decision 0038). Returns a function for after the login, since a right password is no guess.
 * Throws `too_many`.
 */
export async function countLogin(request: Request, email: string): Promise<TakeBack> {
  const isDevice = await consumeDeviceLimit('loginFromDevice', request, await deviceOwner(email));
  if (isDevice) return async () => {};
  return consumeStrangerLimits('loginToAccount', request, hashResetAddress(email));
}
