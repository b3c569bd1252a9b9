import type { Audience } from '@/lib/access/rules';
import { ApiError } from '@/lib/browser/api';
import type { toApiMedia } from '@/lib/media/api-form';
import { isSentInPieces } from '@/lib/media/piece-rules';
import { newId } from '@/lib/platform/ids/public-id';
import type { Translate } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { keepTrying } from './keep-trying';
import { sendForm } from './send-form';
import { type StartedUploads, sendInPieces } from './send-in-pieces';

/** A gallery item as returned by the API (product.md 3, `additionalMedia`). */
export type AddedMedia = ReturnType<typeof toApiMedia>;

export type SendProgress = { sentBytes?: number; isPaused?: boolean };

/** `place` is the file's position in the order in which files were chosen, from 1. */
export type SendFile = (
  file: File,
  { place, audience }: { place: number; audience: Audience },
  report: (progress: SendProgress) => void,
  signal: AbortSignal,
) => Promise<AddedMedia>;

/**
 * Returns a function that uploads one file to a memorial's gallery, a large one in pieces. While there is no connection
 * it waits, tries again, and goes on where it stopped, as another call with the same file does. A failed upload rejects
 * with an `ApiError`, whose message can be shown and whose status is 0 if no response arrived. The server orders the
 * files by `place`, no matter which upload finishes first.
 */
export function createFileSender(memorialId: string, t: Translate): SendFile {
  const batch = newId();
  const started: StartedUploads = new WeakMap();
  return async (file, { place, audience }, report, signal) => {
    const onProgress = (sentBytes: number) => report({ sentBytes });
    const onPause = (isPaused: boolean) => report({ isPaused });
    const sendWhole = () => {
      const body = new FormData();
      body.append('additionalMedia', file);
      const path = paths.apiMemorialMedia(memorialId, batch, place, audience);
      return sendForm({ path, body, onProgress, signal });
    };
    const send = async (gotFurther: () => void) => {
      if (!isSentInPieces(file)) return sendWhole();
      const gallery = { memorialId, batch, place, audience };
      const sending = { onProgress, gotFurther, signal };
      return (await sendInPieces(file, gallery, sending, started)) ?? sendWhole();
    };
    try {
      return addedMediaOf(await keepTrying(send, { signal, onPause }));
    } catch (error) {
      const isLost = error instanceof ApiError && error.status === 0;
      throw isLost ? new ApiError(0, t('media.upload.lost')) : error;
    }
  };
}

/** The item in the answer to an upload. Throws an `ApiError` if it is not there. */
function addedMediaOf(answer: Record<string, unknown>): AddedMedia {
  const [item] = Array.isArray(answer.additionalMedia) ? answer.additionalMedia : [];
  if (!item) throw new ApiError(500, '');
  return item as AddedMedia; // the API's document says so
}
