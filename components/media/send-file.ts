import { ApiError } from '@/lib/client/api';
import type { toApiMedia } from '@/lib/media/api-form';
import { paths } from '@/lib/paths';

/** An item as the API answers it (spec 3, `additionalMedia`). */
export type AddedMedia = ReturnType<typeof toApiMedia>;

export type SendFile = (
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<AddedMedia>;

const LOST = 'The connection was lost. Please try again.';

/**
 * Sends one file to a memorial's gallery and tells how far it is; fetch() cannot tell that.
 * Throws `ApiError` with a sentence for the person; status 0 when no answer came.
 */
export const sendTo =
  (memorialId: string): SendFile =>
  (file, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      body.append('additionalMedia', file);
      request.responseType = 'json';
      request.upload.onprogress = ({ loaded }) => onProgress(loaded);
      request.onerror = () => reject(new ApiError(0, LOST));
      request.onabort = () => reject(new ApiError(0, ''));
      request.onload = () => {
        const answer = answerOf(request.response);
        if (request.status === 200 && answer.additionalMedia?.[0])
          resolve(answer.additionalMedia[0]);
        else reject(new ApiError(request.status, answer.message ?? ''));
      };
      signal.addEventListener('abort', () => request.abort());
      request.open('PUT', paths.apiMemorialMedia(memorialId));
      request.send(body);
    });

type Answer = { message?: string; additionalMedia?: AddedMedia[] };

/** A proxy's error page is no JSON; then there is a status and nothing else. */
const answerOf = (response: unknown): Answer =>
  typeof response === 'object' && response !== null ? response : {};
