import { ApiError, callApi } from '@/lib/browser/api';
import { apiCondolences, apiFormToken } from '@/lib/condolences/api-paths';

export type Left = { state: 'waiting' | 'published'; statusUrl: string };

export type OpenForm = { send(fields: FormData): Promise<Left> };

/** The server rejects forms sent within four seconds as bots; this leaves a margin. */
const OLD_ENOUGH_MS = 4_500;
const EXPIRED = 410;

/**
 * Requests a form token at once. `send` waits until the token is old enough, and retries once with a new token if it
 * has expired. Rejects with `ApiError`.
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
        // If the token could not be fetched, the next attempt requests a new one.
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
  asked.catch(() => undefined); // `send` reports the error
  return asked;
}

const hasCome = (token: Promise<unknown>) =>
  token.then(
    () => true,
    () => false,
  );
