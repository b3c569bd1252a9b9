import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as register } from '@/app/api/auth/register/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readOne } from '@/app/api/memorials/[id]/route';
import { POST as upload } from '@/app/api/memorials/drafts/route';
import { GET as list } from '@/app/api/memorials/route';
import { GET as picture } from '@/app/media/[id]/[variant]/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { STATUS } from '@/lib/platform/errors';
import { sayIn } from '@/lib/platform/language/words-in';
import { disk } from '@/lib/platform/storage/disk';
import { resetS3Client } from '@/lib/platform/storage/s3-client';
import { memorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { type Answer, call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { takeEveryConnection } from '@/tests/support/full-pool';
import { requiredForm } from '@/tests/support/memorial-form';
import { pictureBlob } from '@/tests/support/memorial-upload';
import { soon } from '@/tests/support/soon';

let person: Person;
let shown: { id: string; pictureId: string };
const usual = { ...env() };

beforeAll(async () => {
  person = await ada();
  shown = await memorialWithPicture(person.user.id, true);
});

beforeEach(() => db().rateLimit.deleteMany());

const MESSAGE = {
  name: 'Ben Botha',
  email: 'ben@example.org',
  subject: 'A date',
  message: 'Dear keepers',
};
const SIGN_UP = {
  firstName: 'Ben',
  lastName: 'Botha',
  email: 'ben.botha@example.org',
  password: 'Evergreen-1!',
};

const CALLS = {
  list: () => call(list, { path: '/api/memorials' }),
  memorial: () => call(readOne, { params: { id: shown.id } }),
  login: () => call(logIn, { body: { email: person.user.email, password: 'Evergreen-1!' } }),
  register: () => call(register, { body: SIGN_UP }),
  contact: () => call(contact, { body: MESSAGE }),
  upload: async () => {
    const body = new FormData();
    body.set('form', JSON.stringify(requiredForm));
    body.set('mainPicture', await pictureBlob(), 'ada.jpg');
    return call(upload, { headers: person.headers, body });
  },
  picture: () => call(picture, { params: { id: shown.pictureId, variant: '320' } }),
};
type Call = keyof typeof CALLS;

/** What the fault does to each call: the words of its answer; `same` where the fault is nothing to it. */
type Expected = Record<
  Call,
  'api.away' | 'api.busy' | 'api.readOnly' | 'api.storage' | 'api.full' | 'same'
>;
const all = (words: Expected[Call], but: Partial<Expected> = {}): Expected => ({
  ...(Object.fromEntries(Object.keys(CALLS).map((name) => [name, words])) as Expected), // of these names
  ...but,
});
const NEEDS_STORAGE = { upload: 'api.storage', picture: 'api.storage' } as const;

type Fault = { name: string; begin: () => Promise<() => Promise<void> | void>; expected: Expected };

const FAULTS: Fault[] = [
  {
    name: 'a database that refuses connections',
    begin: () => withDatabase('postgresql://nobody@127.0.0.1:1/none'),
    expected: all('api.away'),
  },
  {
    name: 'a database that accepts connections and says nothing',
    begin: async () => {
      const { port, close } = await silentServer();
      const undo = await withDatabase(`postgresql://nobody@127.0.0.1:${port}/none`);
      return async () => {
        await close();
        await undo();
      };
    },
    expected: all('api.away'),
  },
  {
    name: 'a database that may only be read',
    begin: readOnlyDatabase,
    expected: all('api.readOnly', { list: 'same', memorial: 'same', picture: 'same' }),
  },
  {
    name: 'a pool whose connections are all in use',
    begin: takeEveryConnection,
    expected: all('api.busy'),
  },
  {
    name: 'a bucket whose server refuses connections',
    begin: async () => withBucket(1),
    expected: all('same', NEEDS_STORAGE),
  },
  {
    name: 'a bucket whose server says nothing',
    begin: async () => {
      const { port, close } = await silentServer();
      const undo = withBucket(port);
      return async () => {
        undo();
        await close();
      };
    },
    expected: all('same', NEEDS_STORAGE),
  },
  {
    name: 'a bucket that is not there',
    begin: async () => {
      const { port, close } = await silentServer((socket) =>
        socket.once('data', () => socket.end(NO_BUCKET)),
      );
      const undo = withBucket(port);
      return async () => {
        undo();
        await close();
      };
    },
    expected: all('same', NEEDS_STORAGE),
  },
  {
    name: 'a disk without room for pictures',
    begin: async () => {
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const put = vi.spyOn(disk, 'put').mockRejectedValue(full);
      return () => put.mockRestore();
    },
    expected: all('same', { upload: 'api.full' }),
  },
];

/** The answer that a storage gives for a bucket that nobody has made. */
const XML = '<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><Message>none</Message></Error>';
const NO_BUCKET = `HTTP/1.1 404 Not Found\r\nContent-Type: application/xml\r\nContent-Length: ${XML.length}\r\nConnection: close\r\n\r\n${XML}`;

describe.each(FAULTS)('with $name,', ({ begin, expected }) => {
  let end: () => Promise<void> | void = () => {};
  afterEach(() => end());

  it.each(Object.keys(CALLS) as Call[])('%s says so within five seconds', async (name) => {
    end = await begin();
    expectAnswer(await soon(5, CALLS[name]()), expected[name]);
  });
});

function expectAnswer({ status, headers, body }: Answer, words: Expected[Call]): void {
  if (words === 'same') {
    expect(status).toBeLessThan(500);
    return;
  }
  expect([status, body.message]).toEqual([
    words === 'api.full' ? STATUS.full : STATUS.unavailable,
    sayIn('en', { key: words }),
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Lets the process use this database. Returns what undoes that. */
async function withDatabase(url: string): Promise<() => Promise<void>> {
  const shared = globalThis as typeof globalThis & { perennialDb?: ReturnType<typeof db> }; // as in db/client.ts
  const own = shared.perennialDb;
  delete shared.perennialDb;
  Object.assign(env(), { DATABASE_URL: url });
  return async () => {
    await shared.perennialDb?.$disconnect();
    shared.perennialDb = own;
    Object.assign(env(), { DATABASE_URL: usual.DATABASE_URL });
  };
}

async function readOnlyDatabase(): Promise<() => Promise<void>> {
  const name = new URL(usual.DATABASE_URL).pathname.slice(1);
  const alter = async (change: string) => {
    const client = new Client({ connectionString: usual.DATABASE_URL });
    await client.connect();
    await client.query('SET default_transaction_read_only = off');
    await client.query(`ALTER DATABASE ${name} ${change}`);
    await client.end();
  };
  await alter('SET default_transaction_read_only = on');
  const undo = await withDatabase(usual.DATABASE_URL); // settings hold for new connections
  return async () => {
    await undo();
    await alter('RESET default_transaction_read_only');
  };
}

function withBucket(port: number): () => void {
  const bucket = {
    S3_BUCKET: 'perennial',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_FORCE_PATH_STYLE: true,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  Object.assign(env(), bucket);
  resetS3Client();
  return () => {
    const { S3_BUCKET, S3_ENDPOINT, S3_FORCE_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } =
      usual;
    Object.assign(env(), {
      S3_BUCKET,
      S3_ENDPOINT,
      S3_FORCE_PATH_STYLE,
      S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY,
    });
    resetS3Client();
  };
}

async function silentServer(treat: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    treat(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
