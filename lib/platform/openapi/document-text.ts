import { createHash } from 'node:crypto';

type DocumentText = { text: string; etag: string };

let loaded: Promise<DocumentText> | undefined;

/**
 * The API document as JSON text with its ETag, written from the routes' declarations before the
 * build (scripts/openapi). Loaded lazily, because the script that writes it imports routes that use
 * this.
 */
export const documentText = (): Promise<DocumentText> => (loaded ??= load());

async function load(): Promise<DocumentText> {
  const { DOCUMENT: text } = await import('./generated/document.mjs');
  const digest = createHash('sha256').update(text).digest('base64url');
  return { text, etag: `"${digest.slice(0, 22)}"` };
}
