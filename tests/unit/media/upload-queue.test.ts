import { describe, expect, it } from 'vitest';
import type { SendFile } from '@/components/media/send-file';
import { UploadQueue, wouldBeLost } from '@/components/media/upload-queue';
import { ApiError } from '@/lib/browser/api';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { addedItem, fileNamed, flushPromises, heldSend, reduceNothing } from './held-send';

const t = translatorFor('en');

const THREE = ['a.jpg', 'b.jpg', 'c.jpg'].map(fileNamed);
const statesOf = (queue: UploadQueue) => queue.current().map(({ state }) => state);

describe('the upload queue', () => {
  it('sends two files at once, and the next when one is done', async () => {
    const { send, started, answer } = heldSend();
    const queue = new UploadQueue(send, reduceNothing, t);
    queue.choose(THREE);
    queue.submit();
    expect(statesOf(queue)).toEqual(['sending', 'sending', 'waiting']);
    await answer('a.jpg');
    expect(started).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('sends the position of each file in the order of choosing, across several choices', async () => {
    const places: [string, number][] = [];
    const send: SendFile = async (file, { place }) => {
      places.push([file.name, place]);
      return addedItem(file.name);
    };
    const queue = new UploadQueue(send, reduceNothing, t);
    queue.choose(THREE.slice(0, 2));
    expect(await queue.finish()).toEqual([]);
    queue.choose(THREE.slice(2));
    expect(await queue.finish()).toEqual([]);
    expect(places).toEqual([
      ['a.jpg', 1],
      ['b.jpg', 2],
      ['c.jpg', 3],
    ]);
  });

  it('starts no upload after it was stopped', async () => {
    const { send, started } = heldSend();
    const queue = new UploadQueue(send, reduceNothing, t);
    queue.choose(THREE);
    queue.submit();
    queue.stop();
    await flushPromises();
    expect(started).toEqual(['a.jpg', 'b.jpg']);
  });

  it('works again after a restart', async () => {
    const queue = new UploadQueue(async () => addedItem('a'), reduceNothing, t);
    queue.stop();
    queue.start();
    queue.choose([fileNamed('a.jpg')]);
    expect(await queue.finish()).toEqual([]);
    expect(statesOf(queue)).toEqual(['added']);
  });

  it.each([
    [400, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
    [0, 'failed'],
    [408, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('after status %i marks a file as %s', async (status, state) => {
    const send: SendFile = async () => {
      throw new ApiError(status, 'The words of the server.');
    };
    const queue = new UploadQueue(send, reduceNothing, t);
    queue.choose([fileNamed('a.jpg')]);
    queue.submit();
    await flushPromises();
    expect(queue.current()).toMatchObject([{ state, message: 'The words of the server.' }]);
  });

  it('lets a file be sent again that found no room', async () => {
    const send: SendFile = async () => {
      throw new ApiError(400, 'Full.', { hasNoRoom: true });
    };
    const queue = new UploadQueue(send, reduceNothing, t);
    queue.choose([fileNamed('a.jpg')]);
    expect(await queue.finish()).toMatchObject([{ state: 'failed', message: 'Full.' }]);
  });

  it('does not report a file as added that was cancelled while the server stored it', async () => {
    const added: string[] = [];
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof addedItem>>();
    const queue = new UploadQueue(() => promise, reduceNothing, t);
    queue.onAdded(({ _id }) => added.push(_id));
    queue.choose([fileNamed('a.jpg')]);
    queue.submit();
    queue.remove(1);
    resolve(addedItem('a'));
    await flushPromises();
    expect(added).toEqual([]);
  });

  it('has files that would be lost while some are chosen, waiting or being sent', async () => {
    const { send, answer } = heldSend();
    const queue = new UploadQueue(send, reduceNothing, t);
    const asksBeforeLeaving = () => queue.current().some(wouldBeLost);
    queue.choose([new File(['x'], 'a.svg', { type: 'image/svg+xml' })]);
    expect([statesOf(queue), asksBeforeLeaving()]).toEqual([['refused'], false]);
    queue.choose([fileNamed('a.jpg')]);
    expect(asksBeforeLeaving()).toBe(true);
    queue.submit();
    expect(asksBeforeLeaving()).toBe(true);
    await answer('a.jpg');
    expect(asksBeforeLeaving()).toBe(false);
  });
});
