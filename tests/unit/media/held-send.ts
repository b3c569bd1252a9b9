import type { AddedMedia, SendFile } from '@/components/media/send-file';
import { ApiError } from '@/lib/browser/api';

export const fileNamed = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

export const addedItem = (id: string): AddedMedia => ({
  _id: id,
  type: 'photo',
  url: `/media/${id}/800`,
  poster: null,
  caption: '',
  fileName: `${id}.jpg`,
  bytes: 5,
  width: 4,
  height: 5,
  blurhash: null,
  audience: 'page',
});

/** A network that answers when the test says so. An aborted request fails as in a browser. */
export function heldSend() {
  const answers = new Map<string, () => void>();
  const started: string[] = [];
  const send: SendFile = (file, _place, _onProgress, signal) =>
    new Promise((resolve, reject) => {
      started.push(file.name);
      answers.set(file.name, () => resolve(addedItem(file.name)));
      signal.addEventListener('abort', () => reject(new ApiError(0, '')));
    });
  const answer = async (name: string) => {
    answers.get(name)?.();
    await flushPromises();
  };
  return { send, started, answer };
}

/** Resolves after all pending promise callbacks. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));
