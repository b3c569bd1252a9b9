import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** No segment of the path may begin with a dot, so the path cannot leave the folder. */
const ASSET = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/;
const RELEASE = /^[0-9a-f]{12}$/;
/** The folder of the static files in a release. */
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
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Adds the static files of other releases to Next's handler. A page that was opened before an update loads the files of
 * its release, and a page from a newer instance may ask an older one for its files. Their names contain a hash of their
 * content.
 * @param release the folder of the release that this process serves
 * @param releaseFolders folders that contain other releases, each in a subfolder named by its id
 */
export function withReleaseAssets(
  handle: Handler,
  release: string,
  releaseFolders: string[],
): Handler {
  return async (request, response) => {
    const [, asset] = ASSET.exec(request.url?.split('?')[0] ?? '') ?? [];
    if (asset === undefined || (await sizeOf(path.join(release, STATIC, asset))) !== null)
      return handle(request, response);
    for (const releasesFolder of releaseFolders)
      for (const id of await idsIn(releasesFolder)) {
        const file = path.join(releasesFolder, id, STATIC, asset);
        const size = await sizeOf(file);
        if (size !== null) return send(file, size, request, response);
      }
    return handle(request, response);
  };
}

async function idsIn(releasesFolder: string): Promise<string[]> {
  const names = await readdir(releasesFolder).catch(() => []);
  return names.filter((name) => RELEASE.test(name));
}

/** The size of a file in bytes; null if there is none. */
async function sizeOf(file: string): Promise<number | null> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? stats.size : null;
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
  else await pipeline(createReadStream(file), response).catch(ignoreDisconnect);
}

/** It is no fault if a visitor leaves before the end. */
function ignoreDisconnect(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
