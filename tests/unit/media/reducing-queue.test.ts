import { describe, expect, it } from 'vitest';
import { UploadQueue } from '@/components/media/upload-queue';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { fileNamed, flushPromises, heldReduce, heldSend, pictureNamed } from './held-send';

const t = translatorFor('en');
const film = () => new File(['x'.repeat(3_000_000)], 'film.mp4', { type: 'video/mp4' });

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
