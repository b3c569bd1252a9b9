import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_IDLE_TICKS, TICK_MS } from '@/components/media/guard-against-hanging';
import { reduceFile } from '@/components/media/reduce-file';
import { reducePicture } from '@/components/media/reduce-picture';
import { reduceVideo } from '@/components/media/reduce-video';
import { pictureNamed } from './held-send';

vi.mock('@/components/media/reduce-picture');
vi.mock('@/components/media/reduce-video');

const film = new File(['x'.repeat(3_000_000)], 'film.mov', { type: 'video/quicktime' });
const reduce = (file: File) => reduceFile(file, () => undefined, new AbortController().signal);

beforeEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

describe('a smaller copy', () => {
  it.each([
    ['is sent if it is smaller', 900, 900],
    ['is not sent if it has become larger', 1001, null],
    ['is not sent if it is as large', 1000, null],
    ['is not sent if it is empty', 0, null],
  ])('%s', async (_, bytes, sent) => {
    vi.mocked(reducePicture).mockResolvedValue(pictureNamed('a.jpg', bytes));
    expect((await reduce(pictureNamed('a.jpg')))?.size ?? null).toBe(sent);
  });

  it('is not needed if the picture is small', async () => {
    vi.mocked(reducePicture).mockResolvedValue(null);
    expect(await reduce(pictureNamed('a.jpg'))).toBeNull();
  });

  it('is not missed if it fails', async () => {
    vi.mocked(reducePicture).mockRejectedValue(new Error('The browser cannot show this picture'));
    expect(await reduce(pictureNamed('a.jpg'))).toBeNull();
  });

  it('is given up if the browser never answers', async () => {
    vi.useFakeTimers();
    vi.mocked(reducePicture).mockReturnValue(new Promise(() => undefined));
    const reduced = reduce(pictureNamed('a.jpg'));
    await vi.advanceTimersByTimeAsync((MAX_IDLE_TICKS + 1) * TICK_MS);
    expect(await reduced).toBeNull();
    vi.useRealTimers();
  });

  it('of a video is made where the browser can encode one', async () => {
    vi.mocked(reduceVideo).mockResolvedValue(pictureNamed('film.mp4'));
    expect(await reduce(film)).toBeNull();
    expect(reduceVideo).not.toHaveBeenCalled();
    vi.stubGlobal('VideoEncoder', class {});
    expect((await reduce(film))?.size).toBe(1000);
  });

  it.each(['image/gif', 'application/pdf', 'image/svg+xml', ''])(
    'of the type %s is never made',
    async (type) => {
      expect(await reduce(new File(['x'.repeat(5_000_000)], 'a', { type }))).toBeNull();
      expect(reducePicture).not.toHaveBeenCalled();
    },
  );
});
