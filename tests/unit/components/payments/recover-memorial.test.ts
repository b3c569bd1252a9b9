import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverMemorial } from '@/components/payments/recover-memorial.ts';
import { rememberOrder, storeDraftCopy, storeForm } from '@/lib/browser/stored-form.ts';
import { translatorFor } from '@/lib/platform/language/translator-for';

const readStoredPicture = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/stored-picture', () => ({
  readStoredPicture,
  writeStoredPicture: () => Promise.resolve(),
  deleteStoredPictures: () => undefined,
}));

const leave = vi.fn<(address: string) => void>();
const server = vi.fn<(path: string, init: { body: FormData }) => Promise<Response>>();
const answerWith = (body: object, status: number) =>
  server.mockResolvedValue(Response.json(body, { status }));
const t = translatorFor('en');
const tryRecovery = (withPicture = true) => recoverMemorial('ada', 'o1', withPicture, t);

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('window', {
    location: { replace: leave, pathname: '/memorial-payment/success', search: '?order_id=o1' },
    dispatchEvent: () => true,
  });
  server.mockReset();
  leave.mockReset();
  readStoredPicture.mockReset().mockResolvedValue(null);
  storeDraftCopy('ada', 'd1', {
    name: 'Wangari',
    identityNumber: '4711',
    isPublic: false,
    languages: ['Kikuyu'],
    militaryService: { branch: 'Medical' },
  });
  rememberOrder('ada', 'd1', 'o1');
});
afterEach(() => vi.unstubAllGlobals());

const portrait = () => new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' });
const sentForm = () => server.mock.calls[0]?.[1].body ?? new FormData();

describe('a memorial created from the form stored in this browser', () => {
  it('contains everything that the browser stored', async () => {
    readStoredPicture.mockImplementation(async (id) => (id === 'd1' ? portrait() : null));
    answerWith({ memorialId: 'm1' }, 201);
    expect(await tryRecovery()).toEqual({ state: 'made', memorialId: 'm1' });
    expect(server.mock.calls[0]?.[0]).toBe('/api/memorials');
    const { mainPicture, ...fields } = Object.fromEntries(sentForm());
    expect(fields).toEqual({
      orderId: 'o1',
      name: 'Wangari',
      isPublic: 'false',
      languages: '["Kikuyu"]',
      militaryService: '{"branch":"Medical","rank":"","serviceYears":"","details":""}',
    });
    expect(mainPicture).toMatchObject({ name: 'profile_Wangari.jpg', size: 4 });
    expect(entries.size).toBe(0);
  });

  it('contains what was paid for, whatever was typed or saved since', async () => {
    storeForm('ada', { name: 'Nomvula' });
    storeDraftCopy('ada', 'd2', { name: 'Nomvula' });
    answerWith({ memorialId: 'm1' }, 201);
    await tryRecovery();
    expect(sentForm().get('name')).toBe('Wangari');
    expect(entries.get('memorialFormData')).toContain('Nomvula');
    expect(entries.get('memorialFormData')).not.toContain('Wangari');
  });

  it('is created for an older order of the same form', async () => {
    rememberOrder('ada', 'd1', 'o2');
    answerWith({ memorialId: 'm1' }, 201);
    expect(await tryRecovery()).toEqual({ state: 'made', memorialId: 'm1' });
    expect(entries.size).toBe(0);
  });

  it('is sent without a picture if none is stored', async () => {
    answerWith({ memorialId: 'm1' }, 201);
    await tryRecovery();
    expect(sentForm().has('mainPicture')).toBe(false);
  });

  it.each([
    [413, {}],
    [415, {}],
    [400, {}],
    [400, { fields: { mainPicture: 'Damaged' } }],
  ])('can be created without a picture that is refused with %d', async (status, body) => {
    readStoredPicture.mockResolvedValue(portrait());
    answerWith(body, status);
    const message = `Failed to save memorial details (Code: ${status}).`;
    expect(await tryRecovery()).toEqual({ state: 'failed', message, next: 'plain' });
    expect(await tryRecovery(false)).toEqual({ state: 'failed', message, next: 'again' });
  });

  it('is sent with the picture again if another field is refused', async () => {
    readStoredPicture.mockResolvedValue(portrait());
    answerWith({ fields: { name: 'Too long' } }, 400);
    expect(await tryRecovery()).toMatchObject({ next: 'again' });
  });

  it('needs the form of the same order and person', async () => {
    const message =
      'Temporary memorial data was not found. The creation process cannot be completed. ' +
      'Please try creating the memorial again or contact support.';
    const failedOutcome = { state: 'failed', message, next: null };
    expect(await recoverMemorial('ada', 'o2', true, t)).toEqual(failedOutcome);
    rememberOrder('ada', 'd2', 'o2'); // a draft that was saved in another browser
    expect(await recoverMemorial('ada', 'o2', true, t)).toEqual(failedOutcome);
    expect(await recoverMemorial('ben', 'o1', true, t)).toEqual(failedOutcome);
    expect(server).not.toHaveBeenCalled();
  });

  it('can be created without an unreadable picture', async () => {
    const file = portrait();
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    readStoredPicture.mockResolvedValue(file);
    const message = 'Failed to convert image data.';
    expect(await tryRecovery()).toEqual({ state: 'failed', message, next: 'plain' });
    answerWith({ memorialId: 'm1' }, 201);
    expect(await tryRecovery(false)).toEqual({ state: 'made', memorialId: 'm1' });
  });

  it.each([
    [400, 'Failed to save memorial details (Code: 400).'],
    [429, 'Failed to save memorial details (Code: 429).'],
    [500, 'Server error (500). Please contact support.'],
    [503, 'Server error (503). Please contact support.'],
  ])('reports a refusal with %d', async (status, message) => {
    answerWith({ message: 'Something else' }, status);
    expect(await tryRecovery()).toEqual({ state: 'failed', message, next: 'again' });
  });

  it('reports that no answer arrived', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const message = 'An unknown error occurred';
    expect(await tryRecovery()).toEqual({ state: 'failed', message, next: 'again' });
  });

  it('leads to the memorial that already exists', async () => {
    answerWith({ message: 'A memorial already exists for this order.', memorialId: 'm9' }, 409);
    expect(await tryRecovery()).toEqual({ state: 'leaving' });
    expect(leave).toHaveBeenCalledWith('/memorial/m9');
    expect(entries.size).toBe(0);
  });

  it('asks for a login if the session is over', async () => {
    answerWith({ message: 'Please log in to continue.' }, 401);
    expect(await tryRecovery()).toEqual({ state: 'leaving' });
    const login = new URL(leave.mock.calls[0]?.[0] ?? '', 'http://site.test').searchParams;
    expect(login.get('from')).toBe('/memorial-payment/success?order_id=o1');
    expect(login.get('message')).toBe(
      'Authentication error. Please log in to complete the process.',
    );
  });

  it('reports that its order is not paid', async () => {
    answerWith({ message: 'This order is not paid.' }, 402);
    expect(await tryRecovery()).toEqual({ state: 'unpaid' });
  });
});
