/** An answer that is not ok. `message` is the server's own words, '' when there are none. */
export class ApiError extends Error {
  constructor(
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    message: string,
    /** What else the answer said, for example `remainingTime`, `isUnverified`, `fields`. */
    readonly details: Record<string, unknown> = {},
    /** HTTP's own words for the status; '' under HTTP/2, which has none. */
    readonly statusText: string = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
  }
}

/** A plain object is sent as JSON, FormData as an upload. */
type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object | FormData };

/** Calls our API with the session cookie and gives the JSON answer. Throws `ApiError`. */
export async function callApi<T>(path: string, { method = 'GET', body }: Call = {}): Promise<T> {
  const response = await send(path, { method, ...(body && asPayload(body)) });
  const answer = await readAnswer(response);
  if (response.ok) return answer as T; // the caller names the shape that the API documents
  const { message, ...details } = answer;
  const words = typeof message === 'string' ? message : '';
  throw new ApiError(response.status, words, details, response.statusText);
}

/** What to show for a failed call: the server's words, else the page's own. */
export const failureMessage = (thrown: unknown, fallback: string): string =>
  thrown instanceof ApiError && thrown.message ? thrown.message : fallback;

/** A number among an error's details, for example `remainingTime`. */
export function detailNumber(thrown: unknown, name: string): number | null {
  const value = thrown instanceof ApiError ? thrown.details[name] : undefined;
  return typeof value === 'number' ? value : null;
}

/** A text among an error's details, for example `orderId`. */
export function detailText(thrown: unknown, name: string): string | null {
  const value = thrown instanceof ApiError ? thrown.details[name] : undefined;
  return typeof value === 'string' ? value : null;
}

/** The messages of a refused form by field name, as pairs. */
export function fieldMessages(thrown: unknown): [string, string][] {
  const fields = thrown instanceof ApiError ? thrown.details.fields : undefined;
  return Object.entries(fields ?? {}).map(([name, message]) => [name, String(message)]);
}

const asPayload = (body: object) =>
  body instanceof FormData
    ? { body }
    : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    // No network, or a server that closed the connection.
    throw new ApiError(0, '', {}, '', { cause });
  }
}

/** A proxy's error page is no JSON; then there is a status and nothing else. */
async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}
