import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { FORM_MEMORY_LIMITS, FormMemory } from '@/lib/platform/http/form-memory';
import { type Multipart, readMultipart } from '@/lib/platform/http/multipart';

const MEGABYTE = 1024 * 1024;
const LIMITS = {
  maxFiles: 1,
  maxFileBytes: 100 * MEGABYTE,
  maxFields: 60,
  maxFieldBytes: MEGABYTE / 2,
  maxTextBytes: 2 * MEGABYTE,
};
const encode = (text: string) => new TextEncoder().encode(text);
const field = (name: string, value: string) =>
  encode(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const LAST = encode('\r\n--x--\r\n');

/** A single character outside Latin-1 doubles the memory of a text. */
const WIDE = `鲁${'x'.repeat(MEGABYTE / 2 - 10)}`;
/** Three fields of 1.5 MB in all, which take 3 MB in memory, and the start of another. */
const FULL = [...['a', 'b', 'c'].map((name) => field(name, WIDE)), field('d', '').subarray(0, -2)];

type Sender = {
  send(piece: Uint8Array<ArrayBuffer>): Promise<void>;
  end(): Promise<void>;
  form: Promise<Multipart>;
};
const open: Sender[] = [];

/** Starts a form that is sent in pieces. `end` sends the rest. */
function startForm(address: string, limits = LIMITS): Sender {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init = {
    method: 'POST',
    body: readable,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-client-address': address },
  };
  const form = readMultipart(new Request('http://localhost:3000/', init as RequestInit), limits); // as: the DOM's types lack `duplex`
  form.catch(() => undefined);
  const sender: Sender = {
    form,
    async send(piece: Uint8Array<ArrayBuffer>) {
      await writer.write(piece).catch(() => undefined); // the reader may have refused it
      for (let times = 0; times < 20; times += 1) await turn(); // until the reader has processed it
    },
    async end() {
      await sender.send(LAST);
      await writer.close().catch(() => undefined); // as above
    },
  };
  open.push(sender);
  return sender;
}

async function sendAll(sender: Sender, pieces: Uint8Array<ArrayBuffer>[]) {
  for (const piece of pieces) await sender.send(piece);
  return sender;
}
const isWaiting = ({ form }: Sender) =>
  Promise.race([
    form.then(
      () => false,
      () => false,
    ),
    turn().then(() => true),
  ]);

afterEach(async () => {
  for (const each of open.splice(0)) {
    await each.end();
    await each.form.then(
      (form) => form.discard(),
      () => undefined,
    );
  }
});

/** Sends incomplete forms from ever more networks until one is refused. Returns how many were accepted. */
async function fillMemory(): Promise<number> {
  for (let at = 0; ; at += 1) {
    const sender = await sendAll(startForm(`192.0.2.${at}`), FULL);
    if (!(await isWaiting(sender))) return at;
  }
}

describe('the texts of incomplete forms', () => {
  it('are limited for the whole process, until a form is discarded', async () => {
    const acceptedForms = await fillMemory();
    expect(acceptedForms).toBeGreaterThan(FORM_MEMORY_LIMITS.bytes / (4 * MEGABYTE));
    expect(acceptedForms).toBeLessThan(FORM_MEMORY_LIMITS.bytes / (2.9 * MEGABYTE));
    const late = await sendAll(startForm('198.51.100.1'), FULL);
    await expect(late.form).rejects.toMatchObject({ code: 'busy' });
    const [first] = open;
    await first?.end();
    const form = await first?.form;
    const anotherSender = await sendAll(startForm('198.51.100.2'), FULL);
    await expect(anotherSender.form).rejects.toMatchObject({ code: 'busy' }); // the first form is still in use
    await form?.discard();
    await form?.discard();
    expect(await isWaiting(await sendAll(startForm('198.51.100.3'), FULL))).toBe(true);
  });

  it('are limited for each network, while others have room', async () => {
    const ownForms: Sender[] = [];
    for (let at = 0; at < 4; at += 1) ownForms.push(await sendAll(startForm('192.0.2.1'), FULL));
    expect(await Promise.all(ownForms.map(isWaiting))).toEqual([true, true, false, false]);
    expect(await isWaiting(await sendAll(startForm('192.0.2.2'), FULL))).toBe(true);
  });

  it.each(['192.0.2.1', '2001:db8::1'])(
    'from %s may use the memory of at least one whole form',
    async (address) => {
      const text = new FormMemory(address, LIMITS);
      const sendWholeForm = () => {
        for (let at = 0; at < 4; at += 1) text.endField('', 'x'.repeat(MEGABYTE / 2));
        text.addBytes(MEGABYTE);
      };
      expect(sendWholeForm).not.toThrow();
      text.free();
    },
  );

  it('include a field that has not ended, up to its limit, but no file', async () => {
    const long = { ...LIMITS, maxFieldBytes: 2 * MEGABYTE };
    const unfinishedField = (name: string) =>
      field(name, 'x'.repeat(2 * MEGABYTE - 1_000)).subarray(0, -20);
    const acceptedForms: boolean[] = [];
    for (let at = 0; at < 5; at += 1)
      acceptedForms.push(
        await isWaiting(await sendAll(startForm('192.0.2.1', long), [unfinishedField('a')])),
      );
    expect(acceptedForms).toEqual([true, true, true, true, false]);
    const file = encode('--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n');
    const sender = await sendAll(startForm('192.0.2.2'), [file]);
    for (let at = 0; at < 20; at += 1) await sender.send(new Uint8Array(MEGABYTE));
    expect(await isWaiting(sender)).toBe(true);
    await sender.end();
    expect((await sender.form).files[0]?.bytes).toBe(20 * MEGABYTE);
  });
});

it('a refused field is not counted', async () => {
  for (let at = 0; at < 20; at += 1) {
    const text = new FormMemory('192.0.2.1', LIMITS);
    text.endField('a', 'x'.repeat(2 * MEGABYTE - 1));
    expect(() => text.endField('b', 'xx')).toThrow(AppError);
    text.free();
    text.free();
  }
});

describe('a file', () => {
  it('is not counted as text, even if the end of the previous one is reported late', () => {
    const forms = Array.from({ length: 20 }, () => new FormMemory('192.0.2.77', LIMITS));
    for (const form of forms) {
      const endOfFirst = form.beginFile();
      form.beginFile();
      endOfFirst();
      form.addBytes(MEGABYTE); // if this counted as text, the network would exceed its limit
    }
    for (const form of forms) form.free();
  });
});
