import http from 'node:http';

export type RawAnswer = { status: number; body: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a GET with the path exactly as given: browsers and fetch would normalise `..` and `//`. */
export function askRaw(
  site: URL,
  path: string,
  headers: Record<string, string>,
): Promise<RawAnswer> {
  const { hostname, port } = site;
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, headers, agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
