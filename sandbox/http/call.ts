import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** One request as the routes see it, its body whole and still raw. */
export type Call = {
  url: URL;
  param: (name: string) => string;
  headers: IncomingHttpHeaders;
  body: string;
};

const BODY_LIMIT = 1024 * 1024;

/** Reads the whole body as text, or gives null when it is above a megabyte. */
export async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > BODY_LIMIT) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The JSON of a call, or undefined when it is none. The content type is required, so that a
 * strange web page cannot post here without a preflight that nobody answers.
 */
export function jsonOf(call: Call): unknown {
  if (!call.headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(call.body);
  } catch {
    return undefined; // What is not JSON is refused by the schema of the route.
  }
}
