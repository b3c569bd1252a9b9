import type { Audience } from '@/lib/access/rules';
import { ApiError } from '@/lib/browser/api';
import type { toApiMedia } from '@/lib/media/api-form';
import { newId } from '@/lib/platform/ids/public-id';
import type { Translate } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';

/** A gallery item as returned by the API (product.md 3, `additionalMedia`). */
export type AddedMedia = ReturnType<typeof toApiMedia>;

/** `place` is the file's position in the order in which files were chosen, from 1. */
export type SendFile = (
  file: File,
  { place, audience }: { place: number; audience: Audience },
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<AddedMedia>;

/**
 * Returns a function that uploads one file to a memorial's gallery. It uses XMLHttpRequest because fetch() cannot
 * report upload progress. A failed upload rejects with an `ApiError`, whose message can be shown and whose status is
 * 0 if no response arrived. The server orders the files by `place`, no matter which upload finishes first.
 */
export function createFileSender(memorialId: string, t: Translate): SendFile {
  const batch = newId();
  return (file, { place, audience }, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      body.append('additionalMedia', file);
      request.responseType = 'json';
      request.upload.onprogress = ({ loaded }) => onProgress(loaded);
      request.onerror = () => reject(new ApiError(0, t('media.upload.lost')));
      request.onabort = () => reject(new ApiError(0, ''));
      request.onload = () => {
        const answer = parseResponse(request.response);
        if (request.status === 200 && answer.additionalMedia?.[0])
          resolve(answer.additionalMedia[0]);
        else reject(new ApiError(request.status, answer.message ?? ''));
      };
      signal.addEventListener('abort', () => request.abort());
      request.open('PUT', paths.apiMemorialMedia(memorialId, batch, place, audience));
      request.send(body);
    });
}

type UploadResponse = { message?: string; additionalMedia?: AddedMedia[] };

/** Returns {} if the response is not JSON, such as a proxy's error page. */
const parseResponse = (response: unknown): UploadResponse =>
  typeof response === 'object' && response !== null ? response : {};
