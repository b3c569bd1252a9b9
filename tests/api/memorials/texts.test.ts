import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DELETE, GET, PUT } from '@/app/api/memorials/[id]/texts/[language]/route';
import { FIELDS, MAX_PARAGRAPH_LENGTH } from '@/lib/memorials/fields';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { MAX_LINE_LENGTH, MAX_TEXT_BYTES } from '@/lib/memorials/rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { listenForInvalidations } from '../../support/memorial-listener';

const FRENCH = {
  biography: 'Elle a planté des arbres.',
  favoriteQuote: 'Ce sont les petites choses.',
  serviceDetails: '',
  achievements: ['Prix Nobel de la paix'],
  hobbies: [],
  charities: [],
};

let owner: Person;
let stranger: Person;
let admin: Person;
let id: string;

beforeAll(async () => {
  [owner, stranger, admin] = [await ada(), await ben(), await root()];
  id = await addMemorial({ createdById: owner.user.id });
});

const ask =
  (handler: typeof GET | typeof PUT | typeof DELETE, method: string) =>
  (person: Person | null, language: string, options: { id?: string; body?: unknown } = {}) =>
    call(handler, {
      method,
      params: { id: options.id ?? id, language },
      headers: person?.headers ?? {},
      ...('body' in options && { body: options.body }),
    });
const read = ask(GET, 'GET');
const remove = ask(DELETE, 'DELETE');
const put = ask(PUT, 'PUT');
const save = (person: Person | null, language: string, body: unknown = FRENCH, of = id) =>
  put(person, language, { id: of, body });

describe('PUT /api/memorials/{id}/texts/{language}', () => {
  it('stores a text that everybody who sees the memorial can read', async () => {
    const answer = await save(owner, 'fr');
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Translation saved', text: { ...FRENCH, language: 'fr' } },
    });
    for (const person of [null, stranger, owner, admin])
      expect((await read(person, 'fr')).body).toEqual({ text: answer.body.text });
    expect((await editorOf(id, owner).read()).texts).toEqual(['fr']);
  });

  it('replaces the whole text, and keeps the texts in other languages', async () => {
    await save(owner, 'zu', { biography: 'Watshala izihlahla.' });
    await save(owner, 'fr');
    await save(owner, 'fr', { biography: '  Une autre vie.  ', hobbies: ['', 'Jardins'] });
    const { text } = (await read(null, 'fr')).body;
    expect(text).toMatchObject({
      biography: 'Une autre vie.',
      favoriteQuote: '',
      achievements: [],
    });
    expect(text.hobbies).toEqual(['Jardins']);
    expect((await read(null, 'zu')).body.text.biography).toBe('Watshala izihlahla.');
  });

  it('is shown only on the page in its language', async () => {
    await save(owner, 'fr');
    const [french, english] = [
      await getMemorialPage(id, null, 'fr'),
      await getMemorialPage(id, null, 'en'),
    ];
    expect(french?.words.biography).toEqual({ value: FRENCH.biography, lang: undefined });
    expect(english?.words.biography.value).toBe('She planted trees.');
  });

  it('stores the detected language of the original, but does not overwrite a chosen one', async () => {
    const arabic = await addMemorial(
      { createdById: owner.user.id },
      {
        biography:
          'غرست الأشجار طوال حياتها، وعلّمت النساء في قريتها أن يغرسنها، وكانت تقول إن الشجرة لا تنسى من سقاها في الصيف الطويل.',
      },
    );
    const editor = editorOf(arabic, owner);
    expect((await editor.read()).wordsLanguage).toBe('');
    await save(owner, 'en', { biography: 'She planted trees.' }, arabic);
    expect((await editor.read()).wordsLanguage).toBe('ar');
    await editor.put({ wordsLanguage: 'he' });
    await save(owner, 'fr', FRENCH, arabic);
    expect((await editor.read()).wordsLanguage).toBe('he');
    const undetected = await addMemorial({ createdById: owner.user.id });
    await save(owner, 'fr', FRENCH, undetected);
    expect((await editorOf(undetected, owner).read()).wordsLanguage).toBe('');
  });

  it.each([
    ['a text without a biography', { favoriteQuote: 'x' }, 'biography', 'Description is required'],
    ['an empty biography', { ...FRENCH, biography: ' ' }, 'biography', 'Description is required'],
    [
      'a biography that is longer than the memorial’s may be',
      { ...FRENCH, biography: 'x'.repeat(FIELDS.biography.max + 1) },
      'biography',
      'Please use at most 20000 characters',
    ],
    [
      'too many items',
      { ...FRENCH, hobbies: new Array(101).fill('x') },
      'hobbies',
      'Please use at most 100 items',
    ],
  ])('refuses %s', async (_, body, field, message) => {
    const answer = await save(owner, 'fr', body);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  });

  it('refuses unknown fields, and text that cannot be stored', async () => {
    for (const more of [{ fullName: 'X' }, { language: 'zu' }, { favoriteQuote: 7 }])
      expect((await save(owner, 'fr', { ...FRENCH, ...more })).status).toBe(400);
    expect((await save(owner, 'fr', { biography: 'a\0b' })).status).toBe(400);
  });

  it('accepts a text of the maximum length in a three-byte script, and no more', async () => {
    const list = new Array(100).fill('鲁'.repeat(MAX_LINE_LENGTH));
    const longest = {
      biography: '鲁'.repeat(FIELDS.biography.max),
      favoriteQuote: '鲁'.repeat(MAX_PARAGRAPH_LENGTH),
      serviceDetails: '鲁'.repeat(MAX_PARAGRAPH_LENGTH),
      achievements: list,
      hobbies: list,
      charities: list,
    };
    const other = await addMemorial({ createdById: owner.user.id });
    expect((await save(owner, 'zh', longest, other)).status).toBe(200);
    const more = { biography: 'x'.repeat(MAX_TEXT_BYTES) };
    expect((await save(owner, 'zh', more, other)).status).toBe(413);
  });

  it.each(['xx', 'tlh', 'EN', 'fr-CA', '', '..'])('refuses the language %j', async (language) => {
    expect(await save(owner, language)).toMatchObject({
      status: 400,
      body: { message: 'Please choose a language from the list' },
    });
  });

  it('is for editors', async () => {
    expect((await save(null, 'ar')).status).toBe(401);
    expect((await save(stranger, 'ar')).status).toBe(403);
    expect((await save(owner, 'ar', FRENCH, newId())).status).toBe(404);
    expect((await read(null, 'ar')).status).toBe(404);
  });

  it("audits an admin's change, without the text", async () => {
    const other = await addMemorial({ createdById: owner.user.id });
    await save(owner, 'fr', FRENCH, other);
    await save(admin, 'fr', { biography: 'Changed.' }, other);
    await remove(admin, 'fr', { id: other });
    const line = {
      actor: admin.user.id,
      action: 'memorial.update',
      detail: { fields: 'texts.fr' },
    };
    expect(await auditOf(`memorial/${other}`)).toEqual([line, line]);
  });

  it('invalidates the page when the text is saved and when it is deleted', async () => {
    const notices = await listenForInvalidations();
    onTestFinished(notices.stop);
    await save(owner, 'fr');
    await remove(owner, 'fr');
    expect(await notices.paths()).toEqual([`/memorial/${id}`, `/memorial/${id}`]);
  });
});

describe('GET /api/memorials/{id}/texts/{language}', () => {
  it.each(['sw', 'xx', 'nonsense', '%00', '\0'])('answers 404 for %j', async (language) => {
    expect(await read(null, language)).toMatchObject({
      status: 404,
      body: { message: 'There is no translation in this language.' },
    });
  });

  it('answers alike for a private and an unknown memorial', async () => {
    const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
    await save(owner, 'fr', FRENCH, hidden);
    for (const person of [null, stranger]) {
      const answers = [
        await read(person, 'fr', { id: hidden }),
        await read(person, 'fr', { id: newId() }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    }
    for (const person of [owner, admin])
      expect((await read(person, 'fr', { id: hidden })).status).toBe(200);
  });
});

describe('DELETE /api/memorials/{id}/texts/{language}', () => {
  it('deletes the text once', async () => {
    await save(owner, 'he');
    expect(await remove(owner, 'he')).toMatchObject({
      status: 200,
      body: { message: 'Translation deleted' },
    });
    expect((await remove(owner, 'he')).status).toBe(404);
    expect((await remove(owner, '\0')).status).toBe(404);
    expect((await read(null, 'he')).status).toBe(404);
  });

  it('is for editors', async () => {
    await save(owner, 'hi');
    expect((await remove(null, 'hi')).status).toBe(401);
    expect((await remove(stranger, 'hi')).status).toBe(403);
    expect((await read(null, 'hi')).status).toBe(200);
  });
});

it('a translation is deleted with its memorial', async () => {
  const gone = await addMemorial({ createdById: owner.user.id });
  await save(owner, 'fr', FRENCH, gone);
  await db().memorial.delete({ where: { id: gone }, select: { id: true } });
  expect(await db().memorialText.count({ where: { memorialId: gone } })).toBe(0);
});

describe('the language of the original text', () => {
  it('can be chosen, or left to detection again', async () => {
    const editor = editorOf(id, owner);
    expect((await editor.read()).wordsLanguage).toBe('');
    expect((await editor.put({ wordsLanguage: 'nso' })).status).toBe(200);
    expect((await editor.read()).wordsLanguage).toBe('nso');
    const page = await getMemorialPage(id, null, 'en');
    expect(page?.words.biography).toEqual({ value: 'She planted trees.', lang: 'nso' });
    expect((await editor.put({ wordsLanguage: '' })).status).toBe(200);
    expect((await editor.read()).wordsLanguage).toBe('');
  });

  it('must be in the list', async () => {
    for (const wordsLanguage of ['tlh', 'EN', 'en-GB', 7])
      expect(await editorOf(id, owner).put({ wordsLanguage })).toMatchObject({
        status: 400,
        body: { fields: { wordsLanguage: 'Please choose a language from the list' } },
      });
  });

  it('can be sent back as it was returned', async () => {
    const memorial = await editorOf(id, owner).read();
    expect((await editorOf(id, owner).put(memorial)).status).toBe(200);
  });
});
