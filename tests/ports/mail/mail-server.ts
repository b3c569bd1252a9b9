import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { recipients: string[]; raw: string; mail: Email };

/** A real SMTP server on loopback that stores what it accepts. `answer` can make it refuse recipients. */
export async function startMailServer(
  answer: { refuse?: { code: number; message: string } } = {},
  port = 0,
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(
        answer.refuse &&
          Object.assign(new Error(answer.refuse.message), { responseCode: answer.refuse.code }),
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw, mail: await PostalMime.parse(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo; // it listens on TCP
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    answer,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
