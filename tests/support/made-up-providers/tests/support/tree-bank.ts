import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Starts the bank behind the made-up providers. Call it before the first call reads the settings. */
export async function startTreeBank() {
  const paid = new Map<string, { id: string; order: string; cents: number }>();
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const {
        reference = '',
        order = '',
        cents,
      } = Object.fromEntries(new URLSearchParams(await text(request)));
      paid.set(reference, { id: `tree-${reference}`, order, cents: Number(cents) });
      response.end();
      return;
    }
    const payment = paid.get(request.url?.replace('/payments/', '') ?? '');
    response.writeHead(payment ? 200 : 404).end(JSON.stringify(payment ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const url = `http://127.0.0.1:${port}`;
  Object.assign(process.env, { OAKPAY_BASE_URL: url, ELMPAY_BASE_URL: url });
  return { stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
