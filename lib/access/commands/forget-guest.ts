import { clearedGuestCookies, guestSecret } from '../guest-cookie';
import { deleteGuest } from './delete-guest';

/** Deletes the guest that a browser is known as by the headers it sent, and has the answer clear its cookies. Returns the answer. */
export async function forgetGuest(headers: Headers, answer: Response): Promise<Response> {
  const secret = guestSecret(headers);
  if (secret) await deleteGuest(secret);
  for (const cookie of clearedGuestCookies(headers)) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
