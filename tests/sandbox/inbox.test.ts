import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailSchema } from '../../sandbox/inbox/mail';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';

const SUBJECT = 'Zoë Müller’s memorial 🌸';

let directory: string;
let sandbox: Sandbox;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  sandbox = await startSandbox({ directory });
});
afterEach(async () => {
  await sandbox.stop();
  rmSync(directory, { recursive: true });
});

async function send(mail: SendMailOptions): Promise<void> {
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({ from: 'Perennial <no-reply@perennial.test>', ...mail });
  transport.close();
}

async function inbox(to = '') {
  const response = await fetch(`${sandbox.url}/inbox.json${to && `?to=${to}`}`);
  return z.array(mailSchema).parse(await response.json());
}

describe('GET /inbox.json', () => {
  it('returns mails, newest first', async () => {
    await send({ to: 'Ada@example.org', subject: SUBJECT, text: 'Kind wörds' });
    await send({
      to: 'ben@example.org',
      subject: 'Second',
      html: '<p>Hello</p>',
      replyTo: 'x@y.z',
    });
    expect(await inbox()).toMatchObject([
      { to: 'ben@example.org', subject: 'Second', html: '<p>Hello</p>\n', replyTo: 'x@y.z' },
      {
        to: 'ada@example.org',
        from: 'no-reply@perennial.test',
        fromName: 'Perennial',
        replyTo: null,
        subject: SUBJECT,
        text: 'Kind wörds\n',
        html: null,
      },
    ]);
    expect(await inbox('ADA@example.org')).toHaveLength(1);
    expect(await inbox('nobody@example.org')).toEqual([]);
  });

  it('keeps mails across a restart until they are deleted', async () => {
    await send({ to: 'ada@example.org', subject: 'Kept', text: 'Kept' });
    await sandbox.stop();
    sandbox = await startSandbox({ directory });
    expect(await inbox()).toMatchObject([{ subject: 'Kept' }]);
    await fetch(`${sandbox.url}/inbox.json`, { method: 'DELETE' });
    expect(await inbox()).toEqual([]);
  });
});

describe('GET /inbox/:id', () => {
  it('shows HTML in a frame that runs no scripts', async () => {
    const html = '<script>alert("1")</script><p>Your code is 123456</p>';
    await send({ to: 'ada@example.org', subject: '<b>Bold</b>', html });
    const [mail] = await inbox();
    const response = await fetch(`${sandbox.url}/inbox/${mail?.id}`);
    const body = await response.text();
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src data: http://localhost:3000;');
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<b>');
    expect((await fetch(`${sandbox.url}/inbox/1`)).status).toBe(404);
  });
});

describe('GET /inbox', () => {
  it('lists subjects', async () => {
    await send({ to: 'ada@example.org', subject: 'Welcome, O’Brien', text: 'Hello' });
    expect(await (await fetch(`${sandbox.url}/inbox`)).text()).toContain('Welcome, O’Brien');
  });

  it('returns 421 for another host name', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request(`${sandbox.url}/inbox`, { headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });
});
