import { createHash } from 'node:crypto';

type DocumentText = { text: string; etag: string };

let loaded: Promise<DocumentText> | undefined;

/**
 * The document of the API as JSON text, with its ETag: written from the routes' declarations before the site is built
 * (scripts/openapi). Loaded when it is first asked for, because whoever writes it loads the routes that ask.
 */
export const documentText = (): Promise<DocumentText> => (loaded ??= load());

async function load(): Promise<DocumentText> {
  const { DOCUMENT: text } = await import('./generated/document.mjs');
  const digest = createHash('sha256').update(text).digest('base64url');
  return { text, etag: `"${digest.slice(0, 22)}"` };
}
