import { clearedGuestCookies, guestSecret } from '../guest-cookie';
import { deleteGuest } from './delete-guest';

/**
 * Deletes the guest of the request's cookie, clears the cookies in the answer, and returns the
 * answer.
 */
export async function deleteGuestAndCookies(
  headers: Headers,
  response: Response,
): Promise<Response> {
  const secret = guestSecret(headers);
  if (secret) await deleteGuest(secret);
  for (const cookie of clearedGuestCookies(headers)) response.headers.append('Set-Cookie', cookie);
  return response;
}
