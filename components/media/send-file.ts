import type { Audience } from '@/lib/access/rules';
import { ApiError } from '@/lib/browser/api';
import type { toApiMedia } from '@/lib/media/api-form';
import { newId } from '@/lib/platform/ids/public-id';
import type { Translate } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { keepTrying } from './keep-trying';
import { sendForm } from './send-form';

/** A gallery item as returned by the API (product.md 3, `additionalMedia`). */
export type AddedMedia = ReturnType<typeof toApiMedia>;

export type SendProgress = { sentBytes?: number; isPaused?: boolean };

/** `place` is the file's position in the order in which files were chosen, from 1. */
export type SendFile = (
  file: File,
  { place, audience }: { place: number; audience: Audience },
  onProgress: (progress: SendProgress) => void,
  signal: AbortSignal,
) => Promise<AddedMedia>;

/**
 * Returns a function that uploads one file to a memorial's gallery. While there is no connection it waits and tries
 * again. A failed upload rejects with an `ApiError`, whose message can be shown and whose status is 0 if no response
 * arrived. The server orders the files by `place`, no matter which upload finishes first.
 */
export function createFileSender(memorialId: string, t: Translate): SendFile {
  const batch = newId();
  const lostMessage = t('media.upload.lost');
  return (file, { place, audience }, onProgress, signal) => {
    const send = async () => {
      const body = new FormData();
      body.append('additionalMedia', file);
      const answer = await sendForm({
        method: 'PUT',
        path: paths.apiMemorialMedia(memorialId, batch, place, audience),
        body,
        onProgress: (sentBytes) => onProgress({ sentBytes }),
        signal,
        lostMessage,
      });
      return addedMediaOf(answer);
    };
    return keepTrying(send, { signal, onPause: (isPaused) => onProgress({ isPaused }) });
  };
}

/** The item in the answer to an upload. Throws an `ApiError` if it is not there. */
function addedMediaOf(answer: Record<string, unknown>): AddedMedia {
  const [item] = Array.isArray(answer.additionalMedia) ? answer.additionalMedia : [];
  if (!item) throw new ApiError(500, '');
  return item as AddedMedia; // the API's document says so
}
