import { callerNetwork } from '@/lib/http/caller-network';
import { takeFromLimit } from '@/lib/http/rate-limit';

/**
 * Counts one request for a code by caller and account, known or not. Without it one stranger could
 * use up the codes of somebody's account, day after day. `subject` is the hash of the account's e-mail
 * address (address-hash.ts). Throws `too_many`.
 */
export const takeCodeRequest = (request: Request, subject: string) =>
  takeFromLimit('codesToAccount', `${callerNetwork(request)} ${subject}`);
