import { recordConnection } from './connection';

/** A failed call. `message` is the server's, or '' if it sent none. */
export class ApiError extends Error {
  constructor(
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    message: string,
    /** Further fields of the response, for example `remainingTime`, `isUnverified`, `fields`. */
    readonly details: Record<string, unknown> = {},
    /** The reason phrase; '' under HTTP/2, which has none. */
    readonly statusText: string = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
  }
}

/** A plain object is sent as JSON, FormData as an upload. */
type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object | FormData;
  signal?: AbortSignal;
};

/** Calls our API with the session cookie and returns the JSON response. Throws `ApiError`. */
export async function callApi<T>(path: string, call: Call = {}): Promise<T> {
  const { method = 'GET', body, signal } = call;
  const response = await send(path, {
    method,
    ...(signal && { signal }),
    ...(body && toPayload(body)),
  });
  const answer = await readResponse(response);
  if (response.ok) return answer as T; // the caller names the type documented by the API
  const { message, ...details } = answer;
  const text = typeof message === 'string' ? message : '';
  throw new ApiError(response.status, text, details, response.statusText);
}

/** The message to show for a failed call: the server's, else `fallback`. */
export const apiErrorMessage = (thrown: unknown, fallback: string): string =>
  thrown instanceof ApiError && thrown.message ? thrown.message : fallback;

export const isLoggedOut = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.status === 401;

/** A number from an error's details, for example `remainingTime`, or null. */
export function detailNumber(thrown: unknown, name: string): number | null {
  const value = thrown instanceof ApiError ? thrown.details[name] : undefined;
  return typeof value === 'number' ? value : null;
}

/** A text from an error's details, for example `orderId`, or null. */
export function detailText(thrown: unknown, name: string): string | null {
  const value = thrown instanceof ApiError ? thrown.details[name] : undefined;
  return typeof value === 'string' ? value : null;
}

/** The field errors of a refused form, as pairs of field name and message. */
export function fieldMessages(thrown: unknown): [string, string][] {
  const fields = thrown instanceof ApiError ? thrown.details.fields : undefined;
  return Object.entries(fields ?? {}).map(([name, message]) => [name, String(message)]);
}

const toPayload = (body: object) =>
  body instanceof FormData
    ? { body }
    : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };

/**
 * Requests the response in the language of the page; `{}` where there is no document, as in tests.
 */
export function languageHeader(): Record<string, string> {
  const language = globalThis.document?.documentElement?.lang;
  return language ? { 'Accept-Language': language } : {};
}

async function send(path: string, { headers, ...init }: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, { ...init, headers: { ...languageHeader(), ...headers } });
    recordConnection(true);
    return response;
  } catch (cause) {
    // No network, or the server closed the connection.
    if (!init.signal?.aborted) recordConnection(false);
    throw new ApiError(0, '', {}, '', { cause });
  }
}

/** The JSON object of a response; `{}` for anything else, such as a proxy's error page. */
async function readResponse(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}
