import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET, POST } from '@/app/api/admin/legal/[kind]/route';
import { SETTINGS_PAYLOAD } from '@/lib/platform/cache/page-tags';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { type LegalKind, MAX_LEGAL_TEXT_BYTES } from '@/lib/settings/legal/rules';
import {
  currentLegalTexts,
  legalTextFor,
  legalVersionOf,
} from '@/lib/settings/queries/legal-texts';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, PASSWORD, type Person, root } from '../../../support/cast';
import { deleteLegalTexts } from '../../../support/legal-texts';
import { listenForInvalidations } from '../../../support/memorial-listener';

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = [await root(), await ada()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await deleteLegalTexts();
});

type Text = {
  language?: string;
  version?: number;
  body?: string;
  summary?: string;
  password?: string;
};
const publish = (kind: string, text: Text = {}, by: Pick<Person, 'headers'> = admin) =>
  call(POST, {
    params: { kind },
    headers: by.headers,
    body: { language: 'en', version: 0, body: '# Us\n\nWe are.', password: PASSWORD, ...text },
  });
const read = (kind: string, language = 'en', by: Pick<Person, 'headers'> = admin) =>
  call(GET, { params: { kind }, path: `/?language=${language}`, headers: by.headers });
const shown = async (kind: LegalKind, language: 'en' | 'fr' | 'zu') =>
  (await legalTextFor(kind, language))?.html ?? null;

describe('POST /api/admin/legal/{kind}', () => {
  it('publishes one version after the other, and keeps earlier versions', async () => {
    expect(await publish('imprint')).toMatchObject({
      status: 200,
      body: { message: 'Published.', version: 1 },
    });
    expect((await publish('imprint', { version: 1, body: 'We have *moved*.' })).body.version).toBe(
      2,
    );
    expect(await shown('imprint', 'en')).toBe('<p>We have <em>moved</em>.</p>\n');
    expect(await legalVersionOf('imprint', 'en', 1)).toMatchObject({ version: 1, earlier: null });
    expect(await legalVersionOf('imprint', 'en', 2)).toMatchObject({ version: 2, earlier: 1 });
    expect(await legalVersionOf('imprint', 'en', 3)).toBeNull();
    await expect(db().legalText.updateMany({ data: { body: 'Another' } })).rejects.toThrow();
    await expect(db().legalText.deleteMany()).rejects.toThrow();
  });

  it('numbers the versions of each kind and language separately', async () => {
    await publish('imprint');
    expect((await publish('imprint', { language: 'fr' })).body.version).toBe(1);
    expect((await publish('refunds')).body.version).toBe(1);
  });

  it('shows a text in the language of the reader, else in English, else in any other, but terms only in the first two', async () => {
    for (const kind of ['imprint', 'terms'] as const)
      await publish(kind, { language: 'fr', body: 'Bonjour' });
    expect(await shown('imprint', 'zu')).toBe('<p>Bonjour</p>\n');
    expect(await shown('terms', 'zu')).toBeNull();
    expect(await shown('terms', 'en')).toBeNull();
    expect(await shown('terms', 'fr')).toBe('<p>Bonjour</p>\n');
    await publish('terms', { body: 'Good day' });
    expect(await shown('terms', 'zu')).toBe('<p>Good day</p>\n');
    expect(await shown('terms', 'fr')).toBe('<p>Bonjour</p>\n');
  });

  it('takes a text down with an empty version, and can publish it again', async () => {
    await publish('imprint');
    expect(await publish('imprint', { version: 1, body: ' ' })).toMatchObject({
      status: 200,
      body: { message: 'Taken down.', version: 2 },
    });
    expect(await currentLegalTexts()).toEqual([]);
    expect(await shown('imprint', 'en')).toBeNull();
    expect(await legalVersionOf('imprint', 'en', 2)).toBeNull();
    expect(await legalVersionOf('imprint', 'en', 1)).not.toBeNull();
    expect((await publish('imprint', { version: 2, body: 'Back' })).body.version).toBe(3);
    expect(await legalVersionOf('imprint', 'en', 3)).toMatchObject({ earlier: 1 });
  });

  it('invalidates all pages once the version is committed', async () => {
    const invalidationListener = await listenForInvalidations();
    expect((await publish('imprint', { body: '' })).status).toBe(400);
    expect(await invalidationListener.paths()).toEqual([]);
    await publish('imprint');
    expect(await invalidationListener.paths()).toEqual([SETTINGS_PAYLOAD]);
    await invalidationListener.stop();
  });

  it('audits who published, without the text', async () => {
    const before = (await auditOf('legal/continuity')).length;
    await publish('continuity');
    await publish('continuity', { version: 1, body: '' });
    const by = { actor: admin.user.id };
    const detail = { language: 'en', membersTold: false };
    expect((await auditOf('legal/continuity')).slice(before)).toEqual([
      { ...by, action: 'legal.publish', detail: { ...detail, version: 1 } },
      { ...by, action: 'legal.take-down', detail: { ...detail, version: 2 } },
    ]);
  });

  it('accepts one of five simultaneous versions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => publish('imprint', { body: `Text ${at}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await db().legalText.count({ where: { kind: 'imprint' } })).toBe(1);
  });

  it.each([
    ['a version that is not the newest', { version: 1 }, 409, undefined],
    ['a wrong password', { password: 'Evergreen-2' }, 400, 'password'],
    ['nothing to take down', { body: '' }, 400, 'body'],
    ['a language that the site does not offer', { language: 'de' }, 400, 'language'],
    ['a text with too many bytes', { body: 'य'.repeat(MAX_LEGAL_TEXT_BYTES / 3 + 1) }, 400, 'body'],
    [
      'a text whose page would be too long',
      { body: '&'.repeat(MAX_LEGAL_TEXT_BYTES) },
      400,
      'body',
    ],
    ['a summary that is mailed to nobody', { summary: 'We moved.' }, 400, 'summary'],
    ['a blank summary', { summary: '  ' }, 400, 'summary'],
  ])('refuses %s', async (_, text, status, field) => {
    const answer = await publish('imprint', text);
    expect(answer.status).toBe(status);
    if (field) expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await currentLegalTexts()).toEqual([]);
  });

  it('refuses an unchanged text and an unknown kind', async () => {
    await publish('imprint');
    expect((await publish('imprint', { version: 1 })).status).toBe(400);
    expect((await publish('impressum')).status).toBe(400);
  });

  it('limits guesses at the password', async () => {
    for (let tries = 0; tries < LIMITS.passwordAgain.max; tries++)
      expect((await publish('imprint', { password: 'No' })).status).toBe(400);
    expect((await publish('imprint')).status).toBe(429);
  });

  it('is for admins only', async () => {
    expect((await publish('imprint', {}, member)).status).toBe(403);
    expect((await publish('imprint', {}, { headers: { authorization: '' } })).status).toBe(401);
    expect(await currentLegalTexts()).toEqual([]);
  });

  it("keeps the version, without the publisher's name, when the publisher's account is gone", async () => {
    await publish('imprint');
    const other = 'SomebodyGone'.slice(0, 12);
    await db().legalText.create({
      data: { kind: 'imprint', language: 'fr', version: 1, body: 'Nous', byId: other },
      select: { version: true },
    });
    const { body } = await read('imprint');
    expect(body.versions.map(({ by }: { by: string | null }) => by).sort()).toEqual([
      'Root Keeper',
      null,
    ]);
  });
});

describe('GET /api/admin/legal/{kind}', () => {
  it('returns the newest text in a language, and the versions in all languages', async () => {
    await publish('privacy', { summary: 'We count nothing any more.' });
    await publish('privacy', { language: 'fr', body: 'Nous' });
    await publish('privacy', { version: 1, body: '' });
    const { status, body } = await read('privacy', 'fr');
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'privacy', body: 'Nous', version: 1 });
    expect(body.versions).toEqual(
      [
        { language: 'en', version: 2, isTakenDown: true, summary: '' },
        { language: 'fr', version: 1, isTakenDown: false, summary: '' },
        { language: 'en', version: 1, isTakenDown: false, summary: 'We count nothing any more.' },
      ].map((each) => ({ ...each, by: 'Root Keeper', publishedAt: expect.any(String) })),
    );
    expect((await read('privacy', 'en')).body).toMatchObject({ body: '', version: 2 });
    expect((await read('refunds')).body).toMatchObject({ body: '', version: 0, versions: [] });
  });

  it('is for admins only', async () => {
    expect((await read('privacy', 'en', member)).status).toBe(403);
  });
});
