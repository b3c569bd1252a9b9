import { ProgramNotLoadedError } from '@/components/media/program-loader';
import type { ReduceFile } from '@/components/media/reduce-file';
import type { AddedMedia, SendFile } from '@/components/media/send-file';
import { ApiError } from '@/lib/browser/api';

/** A file that is never made smaller, whatever its name. */
export const fileNamed = (name: string) => new File(['bytes'], name, { type: 'application/pdf' });

export const pictureNamed = (name: string, bytes = 1000) =>
  new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' });

/** For queues whose files are all sent as they are. */
export const reduceNothing: ReduceFile = async () => null;

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

/**
 * A browser that makes a file smaller, fails (null), or lacks the program for it (an error), when the test says so.
 */
export function heldReduce() {
  const answers = new Map<string, (smaller: Promise<File | null>) => void>();
  const started: string[] = [];
  const aborted: string[] = [];
  const reduce: ReduceFile = (file, onProgress, signal) =>
    new Promise((resolve) => {
      started.push(file.name);
      onProgress(0.5);
      answers.set(file.name, resolve);
      signal.addEventListener('abort', () => {
        aborted.push(file.name);
        resolve(null);
      });
    });
  const settle = async (name: string, result: Promise<File | null>) => {
    answers.get(name)?.(result);
    await flushPromises();
  };
  const answer = (name: string, bytes: number | null) =>
    settle(name, Promise.resolve(bytes === null ? null : pictureNamed(name, bytes)));
  const lackProgram = (name: string) =>
    settle(name, Promise.reject(new ProgramNotLoadedError('missing')));
  return { lackProgram, settle, reduce, started, aborted, answer };
}

/** Resolves after all pending promise callbacks. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));
