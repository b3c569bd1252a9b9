import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rescueMemorial } from '../../../components/payment/rescue-memorial.ts';
import { rememberOrder, storeForm } from '../../../lib/client/stored-form.ts';

const readStoredPicture = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/stored-picture', () => ({
  readStoredPicture,
  forgetStoredPictures: () => undefined,
}));

const leave = vi.fn<(address: string) => void>();
const server = vi.fn<(path: string, init: { body: FormData }) => Promise<Response>>();
const answers = (body: object, status: number) =>
  server.mockResolvedValue(Response.json(body, { status }));
const rescue = (withPicture = true) => rescueMemorial('ada', 'o1', withPicture);

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('window', {
    location: { replace: leave, pathname: '/memorial-payment/success', search: '?order_id=o1' },
    dispatchEvent: () => true,
  });
  server.mockReset();
  leave.mockReset();
  readStoredPicture.mockReset().mockResolvedValue(null);
  storeForm('ada', {
    name: 'Wangari',
    identityNumber: '4711',
    isPublic: false,
    languages: ['Kikuyu'],
    militaryService: { branch: 'Medical' },
  });
  rememberOrder('ada', { draftId: 'd1', orderId: 'o1' });
});
afterEach(() => vi.unstubAllGlobals());

const portrait = (draftId: string | null) => ({
  file: new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' }),
  draftId,
});

describe("a memorial from this browser's copy", () => {
  it('is made with all that is kept here', async () => {
    readStoredPicture.mockResolvedValue(portrait('d1'));
    answers({ memorialId: 'm1' }, 201);
    expect(await rescue()).toEqual({ state: 'made', memorialId: 'm1' });
    const [path, { body }] = server.mock.calls[0] ?? ['', { body: new FormData() }];
    expect(path).toBe('/api/memorials');
    const { mainPicture, ...fields } = Object.fromEntries(body);
    expect(fields).toEqual({
      orderId: 'o1',
      name: 'Wangari',
      isPublic: 'false',
      languages: '["Kikuyu"]',
      militaryService: '{"branch":"Medical","rank":"","serviceYears":"","details":""}',
    });
    expect(mainPicture).toMatchObject({ name: 'profile_Wangari.jpg', size: 4 });
  });

  it.each([
    ['there is none', null],
    ["it is another draft's", portrait('d2')],
  ])('goes without its picture when %s', async (_, picture) => {
    readStoredPicture.mockResolvedValue(picture);
    answers({ memorialId: 'm1' }, 201);
    await rescue();
    expect(server.mock.calls[0]?.[1].body.has('mainPicture')).toBe(false);
  });

  it('needs the copy of this very order, of this very person', async () => {
    const message =
      'Temporary memorial data was not found. The creation process cannot be completed. ' +
      'Please try creating the memorial again or contact support.';
    const nothing = { state: 'failed', message, next: null };
    expect(await rescueMemorial('ada', 'o2', true)).toEqual(nothing);
    expect(await rescueMemorial('ben', 'o1', true)).toEqual(nothing);
    expect(server).not.toHaveBeenCalled();
  });

  it('can do without a picture that cannot be read', async () => {
    const { file } = portrait('d1');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    readStoredPicture.mockResolvedValue({ file, draftId: 'd1' });
    const message = 'Failed to convert image data.';
    expect(await rescue()).toEqual({ state: 'failed', message, next: 'plain' });
    answers({ memorialId: 'm1' }, 201);
    expect(await rescue(false)).toEqual({ state: 'made', memorialId: 'm1' });
  });

  it.each([
    [400, 'Failed to save memorial details (Code: 400).'],
    [429, 'Failed to save memorial details (Code: 429).'],
    [500, 'Server error (500). Please contact support.'],
    [503, 'Server error (503). Please contact support.'],
  ])('says what a refusal with %d was', async (status, message) => {
    answers({ message: 'Something else' }, status);
    expect(await rescue()).toEqual({ state: 'failed', message, next: 'again' });
  });

  it('says when no answer came', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const message = 'An unknown error occurred';
    expect(await rescue()).toEqual({ state: 'failed', message, next: 'again' });
  });

  it('goes to the memorial that is there already', async () => {
    answers({ message: 'A memorial already exists for this order.', memorialId: 'm9' }, 409);
    expect(await rescue()).toEqual({ state: 'leaving' });
    expect(leave).toHaveBeenCalledWith('/memorial/m9');
  });

  it('asks for a login when the session is over', async () => {
    answers({ message: 'Please log in to continue.' }, 401);
    expect(await rescue()).toEqual({ state: 'leaving' });
    const login = new URL(leave.mock.calls[0]?.[0] ?? '', 'http://site.test').searchParams;
    expect(login.get('from')).toBe('/memorial-payment/success?order_id=o1');
    expect(login.get('message')).toBe(
      'Authentication error. Please log in to complete the process.',
    );
  });

  it('leaves an order that does not pay to those who look at it', async () => {
    answers({ message: 'This order is not paid.' }, 402);
    expect(await rescue()).toEqual({ state: 'unpaid' });
  });
});
