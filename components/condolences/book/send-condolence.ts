import { ApiError, callApi } from '@/lib/browser/api';
import { apiCondolences, apiFormToken } from '@/lib/condolences/api-paths';

/** What the API answers to a condolence. */
export type Left = { state: 'waiting' | 'published'; statusUrl: string };

/** A form that somebody has opened. */
export type OpenForm = { send(fields: FormData): Promise<Left> };

/** The server takes what comes sooner for a robot's: a little more than its four seconds. */
const OLD_ENOUGH_MS = 4_500;
const EXPIRED = 410;

/**
 * Asks for the token of a form as it opens. Sending waits until the token is old enough, for who has the words ready, and
 * asks for another one where it has expired. Rejects with `ApiError`.
 */
export function openForm(memorialId: string): OpenForm {
  let token = newToken(memorialId);
  const sendOnce = async (fields: FormData) => {
    const { text, since } = await token;
    await new Promise((go) => setTimeout(go, since + OLD_ENOUGH_MS - performance.now()));
    fields.set('token', text);
    return callApi<Left>(apiCondolences(memorialId), { method: 'POST', body: fields });
  };
  return {
    send: async (fields) => {
      try {
        return await sendOnce(fields);
      } catch (error) {
        const isExpired = error instanceof ApiError && error.status === EXPIRED;
        // One that could not be asked for is asked for again by the next attempt.
        if (isExpired || !(await hasCome(token))) token = newToken(memorialId);
        if (!isExpired) throw error;
        return sendOnce(fields);
      }
    },
  };
}

function newToken(memorialId: string) {
  const asked = callApi<{ token: string }>(apiFormToken(memorialId)).then(({ token }) => ({
    text: token,
    since: performance.now(),
  }));
  asked.catch(() => undefined); // reported when the form is sent
  return asked;
}

const hasCome = (token: Promise<unknown>) =>
  token.then(
    () => true,
    () => false,
  );
