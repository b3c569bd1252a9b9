import type { AddressInfo } from 'node:net';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Records } from '../records';
import type { Mail } from './mail';

const SIZE_LIMIT = 25 * 1024 * 1024;

/** Receives and stores mail on 127.0.0.1, without login or TLS. */
export async function receiveMail(port: number, mails: Records<Mail>) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_LIMIT,
    onData: (stream, session, done) => {
      readAll(stream)
        .then((raw) => parseMail(raw, session, mails.nextId()))
        .then((mail) => mails.put(mail))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that disconnects in the middle of a mail must not end the sandbox.
  server.on('error', () => undefined);
  const address = server.server.address() as AddressInfo; // as: a TCP server has an AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function parseMail(raw: Buffer, session: SMTPServerSession, id: number): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  const envelope = session.envelope.rcptTo.map((recipient) => recipient.address);
  return {
    id,
    to: envelope.join(', ').toLowerCase(),
    from: addressOf(parsed.from) ?? '',
    fromName: parsed.from?.name ?? '',
    replyTo: addressOf(parsed.replyTo?.[0]),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? null,
    receivedAt: new Date().toISOString(),
  };
}

function addressOf(address: Address | undefined): string | null {
  return address?.address?.toLowerCase() ?? null;
}
