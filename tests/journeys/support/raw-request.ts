import http from 'node:http';

export type RawAnswer = { status: number; body: string };
export type RawBytes = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a GET with exactly this path: browsers and fetch would normalize `..` and `//`. */
export async function fetchRaw(
  site: URL,
  path: string,
  headers: Record<string, string>,
): Promise<RawAnswer> {
  const { status, body } = await fetchRawBytes(site, path, headers);
  return { status, body: body.toString('utf8') };
}

/** Like fetchRaw, but returns the body as received, possibly compressed. */
export function fetchRawBytes(
  { hostname, port }: URL,
  path: string,
  headers: Record<string, string>,
): Promise<RawBytes> {
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
