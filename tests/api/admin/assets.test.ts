import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/admin/assets/route';
import { GET } from '@/app/assets/[id]/[file]/route';
import { MAX_PIXELS } from '@/lib/media/rules';
import { CACHE_TAG } from '@/lib/platform/cache/cache-tags';
import { db } from '@/lib/platform/db/client';
import { MAX_ASSET_BYTES } from '@/lib/settings/asset-rules';
import { auditOf } from '../../support/audit';
import { type Answer, call } from '../../support/call';
import { ada, type Person, root } from '../../support/cast';
import { MESSAGES } from '../../support/media-messages';
import { halves, noise, pngDeclaring } from '../../unit/media/picture-files';

let people: { ada: Person; root: Person };
beforeAll(async () => {
  people = { ada: await ada(), root: await root() };
});

const logo = (): Promise<Buffer> => halves(600, 150).png().toBuffer();
const icon = (): Promise<Buffer> => halves(600, 600).png().toBuffer();

function post(
  kind: string,
  bytes: Buffer | string | null,
  person: Person | null = people.root,
): Promise<Answer> {
  const body = new FormData();
  body.append('kind', kind);
  if (bytes) body.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), 'logo.png');
  return call(POST, { body, headers: person?.headers ?? {} });
}

type Refused = [
  what: string,
  kind: string,
  make: () => Promise<Buffer | string | null>,
  status: number,
  message: string,
];

const REFUSED: Refused[] = [
  [
    'an unknown kind',
    'banner',
    logo,
    400,
    'Please say whether it is the logo, the logo on dark paper or the icon.',
  ],
  ['no file', 'logo', async () => null, 400, MESSAGES.empty],
  [
    'an SVG',
    'logo',
    async () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    415,
    MESSAGES.notAnImage,
  ],
  ['an HTML page', 'icon', async () => '<script>1</script>', 415, MESSAGES.notAnImage],
  [
    'a damaged picture',
    'logo',
    async () => (await noise(300, 100).png().toBuffer()).subarray(0, 900),
    400,
    MESSAGES.damaged,
  ],
  [
    'a logo that is too tall',
    'logo',
    () => halves(100, 300).png().toBuffer(),
    400,
    MESSAGES.logoShape,
  ],
  [
    'an icon that is too small',
    'icon',
    () => halves(64, 64).png().toBuffer(),
    400,
    MESSAGES.iconTooSmall,
  ],
  [
    'a picture with too many pixels',
    'icon',
    () => pngDeclaring(11_000, 11_000),
    413,
    MESSAGES.tooManyPixels,
  ],
];

const get = (address: string) => {
  const [, , id = '', file = ''] = address.split('/');
  return GET(new Request(new URL(address, 'http://localhost:3000')), {
    params: Promise.resolve({ id, file }),
  });
};

describe('POST /api/admin/assets', () => {
  it('stores a logo, whose files are public and immutable', async () => {
    const { status, body } = await post('logo', await logo());
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'logo', width: 192, height: 48 });
    const row = await db().asset.findUniqueOrThrow({ where: { id: body._id } });
    expect(Object.keys(row.objects as object)).toEqual(['logo-1x', 'logo-2x']);
    const file = await get(body.url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      [CACHE_TAG.toLowerCase()]: 'files',
    });
    const picture = sharp(Buffer.from(await file.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 384, height: 96 });
  });

  it('stores an icon with all its files', async () => {
    const { status, body } = await post('icon', await icon());
    expect(status).toBe(201);
    const row = await db().asset.findUniqueOrThrow({ where: { id: body._id } });
    for (const name of Object.keys(row.objects as object)) {
      const file = await get(`/assets/${body._id}/${name}`);
      expect([name, file.status, file.headers.get('content-type')]).toEqual([
        name,
        200,
        'image/png',
      ]);
    }
  });

  it('audits the upload', async () => {
    const { body } = await post('logo_dark', await logo());
    expect(await auditOf(`asset/${body._id}`)).toMatchObject([
      { actor: people.root.user.id, action: 'asset.add', detail: { kind: 'logo_dark' } },
    ]);
  });

  it.each(REFUSED)('refuses %s with a message', async (_, kind, make, status, message) => {
    const before = await db().asset.count();
    const answer = await post(kind, await make());
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await db().asset.count()).toBe(before);
    expect(11_000 * 11_000).toBeGreaterThan(MAX_PIXELS);
  });

  it('refuses files above the limit, and bodies that are not forms', async () => {
    expect((await post('logo', Buffer.alloc(MAX_ASSET_BYTES + 1))).status).toBe(413);
    const headers = people.root.headers;
    expect((await call(POST, { headers, body: { kind: 'logo' } })).status).toBe(415);
  });

  it('is for admins only', async () => {
    expect((await post('logo', await logo(), people.ada)).status).toBe(403);
    expect((await post('logo', await logo(), null)).status).toBe(401);
  });
});

describe('GET /assets/{id}/{file}', () => {
  it('answers 404 for any other file', async () => {
    const { body } = await post('logo', await logo());
    for (const address of [
      `/assets/${body._id}/icon-32`,
      `/assets/${body._id}/constructor`,
      '/assets/AbCdEfGhJkMn/logo-1x',
      '/assets/..%2f/logo-1x',
    ]) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.headers.get(CACHE_TAG)).toBeNull();
    }
  });
});
