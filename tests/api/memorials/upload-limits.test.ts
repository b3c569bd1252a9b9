import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUT } from '@/app/api/memorials/[id]/route';
import { POST as postDraft } from '@/app/api/memorials/drafts/route';
import { PUT as putMedia } from '@/app/api/memorials/media/[id]/route';
import { POST as postMemorial } from '@/app/api/memorials/route';
import { VIDEO_MAX_BYTES } from '@/lib/media/rules';
import { MAX_FORM_BYTES } from '@/lib/memorials/rules';
import { db } from '@/lib/platform/db/client';
import { GALLERY_ITEMS } from '@/lib/platform/gallery-size-rules';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { JSON_LIMIT_BYTES } from '@/lib/platform/http/read-json';
import { translateIn } from '@/lib/platform/language/translator-for';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { requiredForm } from '../../support/memorial-form';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';

let owner: Person;
let other: Person;
let id: string;
let picture: Blob;

beforeAll(async () => {
  [owner, other, picture] = [await ada(), await ben(), await pictureBlob()];
});
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id });
  await db().rateLimit.deleteMany();
});

const put = (body: object, headers: object = {}) =>
  call(PUT, { method: 'PUT', params: { id }, headers: { ...owner.headers, ...headers }, body });
const addPicture = () =>
  call(putMedia, {
    method: 'PUT',
    params: { id },
    headers: owner.headers,
    body: uploadOf({}, [['additionalMedia', picture]]),
  });
const saveDraft = ({ headers }: Person) =>
  call(postDraft, {
    headers,
    body: uploadOf({ form: JSON.stringify(requiredForm) }, [['mainPicture', picture]]),
  });

describe('the rate limit of uploads', () => {
  async function fillAccount() {
    await consumeRateLimit('uploadByAccount', owner.user.id);
    await db().rateLimit.updateMany({
      where: { name: 'uploadByAccount' },
      data: { count: LIMITS.uploadByAccount.max },
    });
  }

  it('counts by account, whichever route receives the files', async () => {
    await fillAccount();
    for (const answer of [await addPicture(), await put(uploadOf({ religion: 'New' }))]) {
      expect([answer.status, answer.body.message]).toEqual([
        429,
        translateIn('en', LIMITS.uploadByAccount.message),
      ]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('affects neither changes without files, nor drafts, nor other accounts', async () => {
    await fillAccount();
    expect((await put({ religion: 'New' })).status).toBe(200);
    expect((await saveDraft(owner)).status).toBe(201);
    expect((await saveDraft(other)).status).toBe(201);
  });

  it('lets one account fill two galleries in an hour, a file at a time', () => {
    expect(LIMITS.uploadByAccount.max).toBeGreaterThanOrEqual(2 * GALLERY_ITEMS.preset);
    // Large files are completed by a further call, which may be repeated.
    expect(LIMITS.completionByAccount.max).toBeGreaterThanOrEqual(4 * GALLERY_ITEMS.preset);
  });

  it('lets several full galleries come from one network', async () => {
    await addPicture();
    const galleries = 3 * GALLERY_ITEMS.preset;
    await db().rateLimit.updateMany({ where: { name: 'upload' }, data: { count: galleries } });
    expect((await addPicture()).status).toBe(200);
    expect((await saveDraft(other)).status).toBe(201);
  });
});

describe('the size limit of a request', () => {
  it('refuses more than one video’s worth of files, and names the route that accepts files', async () => {
    const announced = String(2 * VIDEO_MAX_BYTES);
    const answer = await put(uploadOf({}), { 'content-length': announced });
    expect(answer.status).toBe(413);
    expect(answer.body.message).toContain('PUT /api/memorials/media/{id}');
  });

  /** Builds texts and lists of the maximum size, with three bytes per character. */
  const line = (max = 300) => '鲁'.repeat(max);
  const lines = (count: number) => Array.from({ length: count }, () => line());
  const relative = {
    relationship: 'Grandparent',
    fullName: line(),
    email: line(),
    phone: line(),
    birthDate: '1900-01-01',
    identityNumber: line(),
  };
  const study = {
    institution: line(),
    degree: line(),
    fieldOfStudy: line(),
    startYear: line(),
    endYear: line(),
    location: line(),
  };
  const job = { company: line(), position: line(), years: line() };
  const longest = {
    ...requiredForm,
    description: line(20_000),
    serviceDetails: line(5_000),
    favoriteQuote: line(5_000),
    languages: lines(100),
    achievements: lines(100),
    hobbies: lines(100),
    charities: lines(100),
    education: Array.from({ length: 50 }, () => study),
    career: Array.from({ length: 50 }, () => job),
    familyMembers: Array.from({ length: 100 }, () => relative),
  };

  it('accepts a memorial with every field at its limit', async () => {
    expect(JSON.stringify(longest).length).toBeGreaterThan(JSON_LIMIT_BYTES);
    expect((await put(longest)).status).toBe(200);
  });

  it('accepts a draft with every field at its limit, too', async () => {
    const body = uploadOf({ form: JSON.stringify(longest) }, [['mainPicture', picture]]);
    expect((await call(postDraft, { headers: owner.headers, body })).status).toBe(201);
  });

  it('refuses a larger request', async () => {
    const answer = await put({ biography: 'x'.repeat(MAX_FORM_BYTES) });
    expect(answer.status).toBe(413);
  });

  it('refuses a form that is too long in total although no single field is', async () => {
    const long = 'x'.repeat(450_000);
    const names = ['biography', 'description', 'serviceDetails', 'favoriteQuote', 'religion'];
    const fields = Object.fromEntries(names.map((name) => [name, long]));
    const send = { headers: owner.headers, body: uploadOf(fields) };
    const answers = [await put(uploadOf(fields)), await call(postMemorial, send)];
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  });
});
