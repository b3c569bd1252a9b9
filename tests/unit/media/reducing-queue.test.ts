import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadQueue } from '@/components/media/upload-queue';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { fileNamed, flushPromises, heldReduce, heldSend, pictureNamed } from './held-send';

const t = translatorFor('en');
const film = () => new File(['x'.repeat(3_000_000)], 'film.mp4', { type: 'video/mp4' });
/** A file that claims to have this many bytes. */
const fileOf = (bytes: number, name: string, type: string) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: bytes });
const longFilm = () => fileOf(300_000_000, 'long.mp4', 'video/mp4');
const TOO_LARGE = 'This video is too large. Please choose one of at most 200 MB.';

beforeEach(() => void vi.stubGlobal('VideoEncoder', class {}));
afterEach(() => void vi.unstubAllGlobals());

function setUp() {
  const network = heldSend();
  const browser = heldReduce();
  const queue = new UploadQueue(network.send, browser.reduce, t);
  const sizes = () => queue.current().map(({ toSend }) => toSend?.size ?? null);
  const states = () => queue.current().map(({ state }) => state);
  return { queue, network, browser, sizes, states };
}

describe('the upload queue, making files smaller', () => {
  it('does one file at a time from the moment they are chosen', async () => {
    const { queue, browser, sizes } = setUp();
    queue.choose(['a.jpg', 'b.jpg'].map((name) => pictureNamed(name)));
    expect(browser.started).toEqual(['a.jpg']);
    expect(queue.current()[0]).toMatchObject({ toSend: null, reduced: 0.5 });
    await browser.answer('a.jpg', 100);
    expect(browser.started).toEqual(['a.jpg', 'b.jpg']);
    expect(sizes()).toEqual([100, null]);
  });

  it('makes the next file smaller while the former is being sent', async () => {
    const { queue, network, browser, states } = setUp();
    queue.choose(['a.jpg', 'b.jpg'].map((name) => pictureNamed(name)));
    queue.submit();
    expect(network.started).toEqual([]);
    await browser.answer('a.jpg', 100);
    expect(states()).toEqual(['sending', 'waiting']);
    expect([network.started, browser.started]).toEqual([['a.jpg'], ['a.jpg', 'b.jpg']]);
  });

  it('sends the original if no smaller copy can be made', async () => {
    const { queue, browser, sizes } = setUp();
    queue.choose([pictureNamed('a.jpg')]);
    await browser.answer('a.jpg', null);
    expect(sizes()).toEqual([1000]);
  });

  it('does not make documents smaller', () => {
    const { queue, browser, sizes } = setUp();
    queue.choose([fileNamed('a.pdf')]);
    expect([browser.started, sizes()]).toEqual([[], [5]]);
  });

  it('does pictures before videos, which take longer', async () => {
    const { queue, browser } = setUp();
    queue.choose([fileNamed('a.pdf'), film(), pictureNamed('b.jpg'), pictureNamed('c.jpg')]);
    await browser.answer('b.jpg', 1);
    await browser.answer('c.jpg', 1);
    expect(browser.started).toEqual(['b.jpg', 'c.jpg', 'film.mp4']);
  });

  it('cancels the work on a file that is removed, and goes on with the next', async () => {
    const { queue, browser } = setUp();
    queue.choose(['a.jpg', 'b.jpg'].map((name) => pictureNamed(name)));
    queue.remove(1);
    await flushPromises();
    expect([browser.aborted, browser.started]).toEqual([['a.jpg'], ['a.jpg', 'b.jpg']]);
  });

  it('stops with the page and goes on when it is shown again', async () => {
    const { queue, browser } = setUp();
    queue.choose([pictureNamed('a.jpg')]);
    queue.stop();
    await flushPromises();
    expect([browser.aborted, browser.started]).toEqual([['a.jpg'], ['a.jpg']]);
    queue.start();
    expect(browser.started).toEqual(['a.jpg', 'a.jpg']);
  });
});

describe('a file that is too large to be sent as it is', () => {
  it('is sent if its copy is small enough', async () => {
    const { queue, browser, sizes, states } = setUp();
    queue.choose([longFilm(), fileOf(40_000_000, 'large.jpg', 'image/jpeg')]);
    expect(states()).toEqual(['chosen', 'chosen']);
    await browser.answer('large.jpg', 100);
    await browser.answer('long.mp4', 200);
    expect([sizes(), states()]).toEqual([
      [200, 100],
      ['chosen', 'chosen'],
    ]);
  });

  it('is refused if no copy can be made, also after it was submitted', async () => {
    const { queue, network, browser } = setUp();
    queue.choose([longFilm()]);
    queue.submit();
    await browser.answer('long.mp4', null);
    expect(queue.current()).toMatchObject([{ state: 'refused', message: TOO_LARGE }]);
    expect([network.started, queue.current()[0]?.isSubmitted]).toEqual([[], true]);
  });

  it('is refused if its copy is too large, too', async () => {
    const { queue, browser, states } = setUp();
    queue.choose([longFilm()]);
    await browser.settle('long.mp4', Promise.resolve(fileOf(250_000_000, 'long.mp4', 'video/mp4')));
    expect(states()).toEqual(['refused']);
  });

  it('is refused at once where the browser cannot encode videos', () => {
    vi.unstubAllGlobals();
    const { queue, browser } = setUp();
    queue.choose([longFilm()]);
    expect(queue.current()).toMatchObject([{ state: 'refused', message: TOO_LARGE }]);
    expect(browser.started).toEqual([]);
  });

  it('is refused while the originals are asked for, and only then', () => {
    const { queue, states } = setUp();
    queue.choose([longFilm()]);
    queue.setOriginals(true);
    expect(states()).toEqual(['refused']);
    queue.setOriginals(false);
    expect(queue.current()).toMatchObject([{ state: 'chosen', message: '', toSend: null }]);
  });
});

describe('a page that lacks the program', () => {
  it('sends the file itself, says so, and tries again when smaller copies are asked for', async () => {
    const { queue, browser } = setUp();
    queue.choose([pictureNamed('a.jpg')]);
    await browser.lackProgram('a.jpg');
    expect(queue.current()).toMatchObject([{ lacksReduction: true, toSend: { size: 1000 } }]);
    queue.setOriginals(true);
    expect(queue.current()).toMatchObject([{ lacksReduction: false }]);
    queue.setOriginals(false);
    await browser.answer('a.jpg', 100);
    expect(queue.current()).toMatchObject([{ lacksReduction: false, toSend: { size: 100 } }]);
  });
});

describe('the originals', () => {
  it('are sent of all files, chosen before or after, once somebody asks for them', async () => {
    const { queue, browser, sizes } = setUp();
    queue.choose([pictureNamed('a.jpg')]);
    await browser.answer('a.jpg', 100);
    queue.setOriginals(true);
    queue.choose([pictureNamed('b.jpg')]);
    expect(sizes()).toEqual([1000, 1000]);
    expect(browser.started).toEqual(['a.jpg']);
  });

  it('are sent at once, although a smaller copy was being made', async () => {
    const { queue, network, browser } = setUp();
    queue.choose([pictureNamed('a.jpg')]);
    queue.submit();
    queue.setOriginals(true);
    await flushPromises();
    expect([browser.aborted, network.started]).toEqual([['a.jpg'], ['a.jpg']]);
    expect(queue.current()[0]).toMatchObject({ reduced: null, toSend: { size: 1000 } });
  });

  it('give way to the smaller copies again, which are made only once', async () => {
    const { queue, browser, sizes } = setUp();
    queue.choose([pictureNamed('a.jpg'), pictureNamed('b.jpg')]);
    await browser.answer('a.jpg', 100);
    queue.setOriginals(true);
    queue.setOriginals(false);
    await flushPromises();
    expect(sizes()).toEqual([100, null]);
    await browser.answer('b.jpg', 10);
    expect(sizes()).toEqual([100, 10]);
    expect(browser.started).toEqual(['a.jpg', 'b.jpg', 'b.jpg']);
  });

  it('replace nothing that is already being sent', async () => {
    const { queue, network, browser, sizes } = setUp();
    queue.choose([pictureNamed('a.jpg')]);
    queue.submit();
    await browser.answer('a.jpg', 100);
    queue.setOriginals(true);
    expect([network.started, sizes()]).toEqual([['a.jpg'], [100]]);
  });
});
