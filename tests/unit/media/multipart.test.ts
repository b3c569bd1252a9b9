import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readMultipart } from '@/lib/platform/http/multipart';
import { sanitizeFileName } from '@/lib/platform/http/sanitize-file-name';

const LIMITS = {
  maxFiles: 2,
  maxFileBytes: 1000,
  maxFields: 3,
  maxFieldBytes: 100,
  maxTextBytes: 150,
};
const URL = 'http://localhost:3000/api/memorials';

/** No temporary file may remain, whatever the result. */
async function expectNoTemporaryFiles() {
  const left = await readdir(tmpdir());
  expect(left.filter((name) => name.startsWith('perennial-upload-'))).toEqual([]);
}

/** Encodes the form first, because undici's form stream throws when it is cancelled halfway. */
async function formRequest(parts: [string, string | Blob, string?][]) {
  const form = new FormData();
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return new Request(URL, { method: 'POST', headers, body: await encoded.arrayBuffer() });
}

function rawRequest(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const type = 'multipart/form-data; boundary=x';
  return new Request(URL, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
}

const part = (head: string, body = 'a') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n--x--\r\n`;

describe('readMultipart', () => {
  it('returns fields and files, and deletes the files on request', async () => {
    const body = 'x'.repeat(1000);
    const form = await readMultipart(
      await formRequest([
        ['name', `Zoë${'x'.repeat(96)}`],
        ['mainPicture', new Blob([body]), 'Zoë at sea.jpg'],
        ['empty', new Blob([]), ''],
      ]),
      LIMITS,
    );
    expect(form.fields).toEqual({ name: `Zoë${'x'.repeat(96)}` });
    expect(form.files).toEqual([
      {
        field: 'mainPicture',
        fileName: 'Zoë at sea.jpg',
        path: expect.any(String),
        bytes: 1000,
        sha256: createHash('sha256').update(body).digest('hex'),
        address: 'unknown',
      },
    ]);
    expect(await readFile(form.files[0]?.path ?? '', 'utf8')).toBe(body);
    await form.discard();
    await form.discard();
    await expectNoTemporaryFiles();
  });

  it('keeps several files of one field', async () => {
    const file = () => new Blob(['x']);
    const form = await readMultipart(
      await formRequest([
        ['additionalMedia', file(), 'a.jpg'],
        ['additionalMedia', file(), 'b.jpg'],
      ]),
      LIMITS,
    );
    expect(form.files.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg']);
    await form.discard();
  });

  const file = (bytes: number): [string, Blob, string] => ['f', new Blob(['x'.repeat(bytes)]), 'f'];
  const whole = part('name="f"; filename="a.jpg"', 'x'.repeat(500));
  const cases: [string, () => Request | Promise<Request>, string][] = [
    ['a file one byte too large', () => formRequest([file(1001)]), 'too_large'],
    ['the second file too large', () => formRequest([file(9), file(2000)]), 'too_large'],
    ['one file too many', () => formRequest([file(1), file(1), file(1)]), 'invalid'],
    ['a field too long', () => formRequest([file(9), ['a', 'x'.repeat(101)]]), 'too_large'],
    [
      'fields that are too long together',
      () => formRequest([file(9), ['a', 'x'.repeat(80)], ['b', 'x'.repeat(80)]]),
      'too_large',
    ],
    [
      'a field too many',
      () => formRequest([file(9), ...['a', 'b', 'c', 'd'].map((n): [string, string] => [n, ''])]),
      'invalid',
    ],
    ['a field twice', () => formRequest([file(9), ['a', '1'], ['a', '2']]), 'invalid'],
    ['a NUL in a value', () => formRequest([file(9), ['a', 'x\0y']]), 'invalid'],
    ['a NUL in a name', () => rawRequest(part('name="a\0b"')), 'invalid'],
    ['a NUL in a file name', () => rawRequest(part('name="f"; filename="a\0.jpg"')), 'invalid'],
    ['a body that breaks off in a file', () => rawRequest(whole.slice(0, 300)), 'invalid'],
    ['a body that breaks off in a head', () => rawRequest(whole.slice(0, 30)), 'invalid'],
    ['a body without its last line', () => rawRequest(whole.slice(0, -6)), 'invalid'],
    [
      'fewer bytes than announced',
      () => rawRequest(whole, { 'content-length': String(whole.length + 10) }),
      'invalid',
    ],
    [
      'a length beyond all limits',
      () => rawRequest('', { 'content-length': '99999999' }),
      'too_large',
    ],
    ['more bytes than all limits', () => rawRequest(new Uint8Array(200_000)), 'too_large'],
    [
      'no boundary',
      () => rawRequest(whole, { 'content-type': 'multipart/form-data; a=b' }),
      'invalid',
    ],
    ['another boundary', () => rawRequest(whole.replaceAll('--x', '--y')), 'invalid'],
    ['an empty body', () => rawRequest(''), 'invalid'],
    ['JSON', () => rawRequest('{}', { 'content-type': 'application/json' }), 'unsupported'],
    [
      'text',
      () => rawRequest('multipart/form-data;', { 'content-type': 'text/plain' }),
      'unsupported',
    ],
    ['no body', () => new Request(URL, { method: 'POST' }), 'unsupported'],
  ];

  it.each(cases)('refuses %s and leaves no file', async (_name, request, code) => {
    await expect(readMultipart(await request(), LIMITS)).rejects.toMatchObject({
      name: 'AppError',
      code,
    });
    await expectNoTemporaryFiles();
  });

  it('leaves no file if the connection breaks', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(whole.slice(0, 200))),
      pull: (controller) => controller.error(new Error('the connection broke')),
    });
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    };
    await expect(readMultipart(new Request(URL, init as RequestInit), LIMITS)).rejects.toThrow();
    await expectNoTemporaryFiles();
  });

  it('keeps a field named like a property of every object', async () => {
    const form = await readMultipart(rawRequest(part('name="__proto__"', 'x')), LIMITS);
    expect(Object.entries(form.fields)).toEqual([['__proto__', 'x']]);
  });

  it('never holds a large file in memory', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    const head = new TextEncoder().encode(whole.slice(0, whole.indexOf('xxx')));
    let left = 150;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(head),
      pull: (controller) => {
        if (left-- > 0) return controller.enqueue(chunk);
        controller.enqueue(new TextEncoder().encode('\r\n--x--\r\n'));
        controller.close();
      },
    });
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    };
    const limits = { ...LIMITS, maxFileBytes: 200 * 1024 * 1024 };
    const memory = process.memoryUsage().rss;
    const form = await readMultipart(new Request(URL, init as RequestInit), limits);
    expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1024 * 1024);
    expect(form.files[0]?.bytes).toBe(150 * 1024 * 1024);
    await form.discard();
    await expectNoTemporaryFiles();
  });
});

describe('sanitizeFileName', () => {
  it.each([
    ['Zoë at sea.jpg', 'Zoë at sea.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ada\\photo.png', 'photo.png'],
    ['/', 'file'],
    ['', 'file'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\r\nb\u202Egpj.exe', 'abgpj.exe'],
    ['a<b>:"|?*.jpg', 'ab.jpg'],
    ['%2e%2e%2fx.jpg', '2e2e2fx.jpg'],
    [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
  ])('turns %j into %j', (input, name) => expect(sanitizeFileName(input)).toBe(name));
});
