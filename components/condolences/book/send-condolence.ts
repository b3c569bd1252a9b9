import { ApiError, callApi } from '@/lib/browser/api';
import { apiCondolences, apiFormToken } from '@/lib/condolences/api-paths';

export type CondolenceResponse = { state: 'waiting' | 'published'; statusUrl: string };

export type CondolenceSender = { send(fields: FormData): Promise<CondolenceResponse> };

/** The server rejects forms sent within four seconds as bots; this leaves a margin. */
const MIN_TOKEN_AGE_MS = 4_500;
const TOKEN_EXPIRED_STATUS = 410;

/**
 * Requests a form token at once. `send` waits until the token is old enough, and retries once with a new token if it
 * has expired. Rejects with `ApiError`.
 */
export function createCondolenceSender(memorialId: string): CondolenceSender {
  let token = requestToken(memorialId);
  const sendOnce = async (fields: FormData) => {
    const { text, since: receivedAt } = await token;
    await new Promise((resolve) =>
      setTimeout(resolve, receivedAt + MIN_TOKEN_AGE_MS - performance.now()),
    );
    fields.set('token', text);
    return callApi<CondolenceResponse>(apiCondolences(memorialId), {
      method: 'POST',
      body: fields,
    });
  };
  return {
    send: async (fields) => {
      try {
        return await sendOnce(fields);
      } catch (error) {
        const isExpired = error instanceof ApiError && error.status === TOKEN_EXPIRED_STATUS;
        // If the token could not be fetched, the next attempt requests a new one.
        if (isExpired || !(await isFulfilled(token))) token = requestToken(memorialId);
        if (!isExpired) throw error;
        return sendOnce(fields);
      }
    },
  };
}

function requestToken(memorialId: string) {
  const request = callApi<{ token: string }>(apiFormToken(memorialId)).then(({ token }) => ({
    text: token,
    since: performance.now(),
  }));
  request.catch(() => undefined); // `send` reports the error
  return request;
}

const isFulfilled = (token: Promise<unknown>) =>
  token.then(
    () => true,
    () => false,
  );
