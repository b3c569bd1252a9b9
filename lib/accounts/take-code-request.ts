import { callerNetwork } from '@/lib/http/caller-network';
import { takeFromLimit } from '@/lib/http/rate-limit';
import { hashAddress } from './address-hash';

/**
 * Counts one request for a code by caller and account, known or not. Without it one stranger could
 * use up the codes of somebody's account, day after day. Throws `too_many`.
 */
export const takeCodeRequest = (request: Request, subject: string) =>
  takeFromLimit('codesToAccount', `${callerNetwork(request)} ${subject}`);

/** The key of an account by its e-mail address. */
export const subjectOf = (email: string) => hashAddress(email);
