import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileSender, type SendProgress } from '@/components/media/send-file';
import { PIECE_BYTES } from '@/lib/media/piece-rules';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { networkOfPieces } from './network-of-pieces';

const bytes = Uint8Array.from({ length: 2.5 * PIECE_BYTES }, (_, at) => at % 251);
const largeFile = () => new File([bytes], 'film.mp4', { type: 'video/mp4' });
const LAST_PIECE = 2 * PIECE_BYTES;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.useRealTimers());

/** Sends a file, however long the pauses. */
async function send(
  file: File,
  sender = createFileSender('mwPkuvJ2NRty', translatorFor('en')),
  controller = new AbortController(),
) {
  const progress: SendProgress[] = [];
  const report = (each: SendProgress) => progress.push(each);
  let isOver = false;
  const sent = sender(file, { place: 3, audience: 'family' }, report, controller.signal)
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) await vi.advanceTimersByTimeAsync(1000);
  return { result: await sent, progress, sender };
}

/** Whether the file has arrived as it was sent. Comparing the bytes one by one would take seconds. */
const hasArrived = async ({ contentOf }: ReturnType<typeof networkOfPieces>) =>
  Buffer.from(await contentOf('upload1')).equals(bytes);

describe('sending a file', () => {
  it('takes one request for a small one', async () => {
    const { requests } = networkOfPieces();
    const { result } = await send(new File([bytes.subarray(0, PIECE_BYTES)], 'a.jpg'));
    expect(result).toMatchObject({ _id: 'whole' });
    expect(requests).toEqual(['PUT /media/mwPkuvJ2NRty?batch&place=3&audience=family']);
  });

  it('sends a large one in pieces, and reports how much has arrived', async () => {
    const network = networkOfPieces();
    const { result, progress } = await send(largeFile());
    expect(result).toMatchObject({ _id: 'upload1' });
    expect(network.requests).toEqual([
      'POST /media/mwPkuvJ2NRty/uploads?batch&place=3&audience=family',
      'PUT /media/mwPkuvJ2NRty/uploads/upload1?offset=0',
      `PUT /media/mwPkuvJ2NRty/uploads/upload1?offset=${PIECE_BYTES}`,
      `PUT /media/mwPkuvJ2NRty/uploads/upload1?offset=${LAST_PIECE}`,
      'POST /media/mwPkuvJ2NRty/uploads/upload1/complete',
    ]);
    expect(await hasArrived(network)).toBe(true);
    const sizes = progress.map(({ sentBytes }) => sentBytes);
    expect(sizes).toEqual([PIECE_BYTES, LAST_PIECE, bytes.length, bytes.length]);
  });

  it('sends again only the piece that was lost', async () => {
    const network = networkOfPieces({ [`offset=${PIECE_BYTES}`]: ['lost', 'lost'] });
    const { result, progress } = await send(largeFile());
    expect(result).toMatchObject({ _id: 'upload1' });
    expect(network.sentBytes()).toBe(bytes.length + 2 * PIECE_BYTES);
    expect(await hasArrived(network)).toBe(true);
    expect(progress.filter(({ isPaused }) => isPaused)).toHaveLength(2);
  });

  it('does not send again a piece of which only the answer was lost', async () => {
    const network = networkOfPieces({ [`offset=${PIECE_BYTES}`]: ['answer lost'] });
    await send(largeFile());
    expect(network.sentBytes()).toBe(bytes.length);
    expect(await hasArrived(network)).toBe(true);
  });

  it('goes on at the offset that the server names', async () => {
    const conflict = { status: 409, body: { message: '', receivedBytes: 0 } };
    const network = networkOfPieces({ 'offset=0': [conflict] });
    expect((await send(largeFile())).result).toMatchObject({ _id: 'upload1' });
    expect(await hasArrived(network)).toBe(true);
  });

  it('does not take the page of another network for an answer', async () => {
    const loginPage = { status: 200, body: {} };
    networkOfPieces({ uploads: [loginPage], [`offset=${PIECE_BYTES}`]: [loginPage] });
    expect((await send(largeFile())).result).toMatchObject({ _id: 'upload1' });
  });

  it('gives up in the end, and goes on where it stopped when somebody tries again', async () => {
    const always = Array(100).fill('lost' as const);
    const faults = { [`offset=${LAST_PIECE}`]: always };
    const network = networkOfPieces(faults);
    const file = largeFile();
    const { result, sender } = await send(file);
    expect(result).toMatchObject({
      status: 0,
      message: 'The connection was lost. Please try again.',
    });
    always.length = 0;
    network.requests.length = 0;
    expect((await send(file, sender)).result).toMatchObject({ _id: 'upload1' });
    expect(network.requests).toEqual([
      'GET /media/mwPkuvJ2NRty/uploads/upload1',
      `PUT /media/mwPkuvJ2NRty/uploads/upload1?offset=${LAST_PIECE}`,
      'POST /media/mwPkuvJ2NRty/uploads/upload1/complete',
    ]);
  });

  it('begins again if the server has deleted what arrived', async () => {
    const refused = { status: 500, body: { message: 'Broken' } };
    const network = networkOfPieces({ [`offset=${PIECE_BYTES}`]: [refused] });
    const file = largeFile();
    const { result, sender } = await send(file);
    expect(result).toMatchObject({ status: 500, message: 'Broken' });
    network.deleteUpload('upload1');
    expect((await send(file, sender)).result).toMatchObject({ _id: 'upload2' });
  });

  it.each([['offset=0'], ['complete']])(
    'begins again, once, if that turns out at %s',
    async (at) => {
      const gone = { status: 404, body: { message: 'gone', isGone: true } };
      networkOfPieces({ [at]: [gone] });
      expect((await send(largeFile())).result).toMatchObject({ _id: 'upload2' });
      networkOfPieces({ [at]: [gone, gone] });
      expect((await send(largeFile())).result).toMatchObject({ status: 404 });
    },
  );

  it('goes on after the answer of an earlier release, which does not know the address', async () => {
    const unknown = { status: 404, body: { message: 'Not found', code: 'not_found' } };
    const network = networkOfPieces({ [`offset=${PIECE_BYTES}`]: [unknown] });
    expect((await send(largeFile())).result).toMatchObject({ _id: 'upload1' });
    expect(network.sentBytes()).toBe(bytes.length + PIECE_BYTES);
  });

  it('sends the whole file to an earlier release', async () => {
    const unknown = { status: 404, body: { message: 'Not found' } };
    const network = networkOfPieces({ 'POST /media': [unknown] });
    expect((await send(largeFile())).result).toMatchObject({ _id: 'whole' });
    expect(network.sentBytes()).toBe(bytes.length);
  });

  it('sends nothing if the memorial is gone', async () => {
    const gone = { status: 404, body: { message: 'gone', isGone: true } };
    const network = networkOfPieces({ 'POST /media': [gone, gone] });
    expect((await send(largeFile())).result).toMatchObject({ status: 404, message: 'gone' });
    expect(network.sentBytes()).toBe(0);
  });

  it('asks again, and sends nothing again, while another call completes the upload', async () => {
    const busy = { status: 503, body: { message: 'busy', remainingTime: 5 } };
    const network = networkOfPieces({ complete: [busy, busy] });
    const { result, progress } = await send(largeFile());
    expect(result).toMatchObject({ _id: 'upload1' });
    expect(network.sentBytes()).toBe(bytes.length);
    expect(progress.some(({ isPaused }) => isPaused)).toBe(false);
  });

  it('ends at once if it is cancelled while the server puts the pieces together', async () => {
    networkOfPieces({ complete: ['no answer'] });
    const controller = new AbortController();
    const sent = send(largeFile(), undefined, controller);
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    expect((await sent).result).toMatchObject({ status: 0 });
  });

  it('sends nothing more once it is cancelled', async () => {
    const network = networkOfPieces();
    const controller = new AbortController();
    controller.abort();
    await send(largeFile(), undefined, controller);
    expect(network.requests.filter((line) => line.includes('complete'))).toEqual([]);
  });
});
