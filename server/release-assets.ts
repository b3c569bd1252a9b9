import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** No part of the path begins with a dot, so that it leads nowhere else. */
const ASSET = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/;
const RELEASE = /^[0-9a-f]{12}$/;
/** Where a release has them. */
export const STATIC = path.join('.next', 'static');
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Next's handler, with the files that pages of other releases load: a page that was opened before an update asks for the
 * files of its own release, and one that a newer instance rendered may ask an older one. They are named by their content.
 * @param release the folder of the release that this process serves
 * @param shelves the folders in which other releases are, each by its id
 */
export function withReleaseAssets(handle: Handler, release: string, shelves: string[]): Handler {
  return async (request, response) => {
    const [, asset] = ASSET.exec(request.url?.split('?')[0] ?? '') ?? [];
    if (asset === undefined || (await sizeOf(path.join(release, STATIC, asset))) !== null)
      return handle(request, response);
    for (const shelf of shelves)
      for (const id of await idsIn(shelf)) {
        const file = path.join(shelf, id, STATIC, asset);
        const size = await sizeOf(file);
        if (size !== null) return send(file, size, request, response);
      }
    return handle(request, response);
  };
}

async function idsIn(shelf: string): Promise<string[]> {
  const names = await readdir(shelf).catch(() => []);
  return names.filter((name) => RELEASE.test(name));
}

/** The bytes of a file; null when it is none. */
async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

async function send(
  file: string,
  size: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.statusCode = 200;
  response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', size);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response).catch(ignoreLeaving);
}

/** A visitor who leaves before the end is no fault. */
function ignoreLeaving(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
