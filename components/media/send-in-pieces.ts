import { ApiError, callApi } from '@/lib/browser/api';
import { PIECE_BYTES } from '@/lib/media/piece-rules';
import * as paths from '@/lib/platform/paths';
import { sendForm } from './send-form';

/** A file with at most one piece is sent in one request. */
export const isSentInPieces = ({ size }: File): boolean => size > PIECE_BYTES;

/** The uploads that a page has started, by their files, so that another attempt goes on where the last one stopped. */
export type StartedUploads = WeakMap<File, string>;

type Answer = Record<string, unknown>;
type ResumableUpload = { uploadId: string; receivedBytes: number; pieceBytes: number };
type Gallery = { memorialId: string; batch: string; place: number; audience: string };
type Sending = {
  onProgress: (sentBytes: number) => void;
  /** Called when another piece has arrived. */
  gotFurther: () => void;
  signal: AbortSignal;
};

/**
 * Sends what the server lacks of a file, piece by piece, and adds it to the gallery (decision 0131). Returns the
 * server's answer. Rejects with an `ApiError`; another call with the same `started` then goes on with the next piece.
 */
export async function sendInPieces(
  file: File,
  gallery: Gallery,
  { onProgress, gotFurther, signal }: Sending,
  started: StartedUploads,
): Promise<Answer> {
  const { memorialId } = gallery;
  let upload = (await findStarted(file, memorialId, started)) ?? (await start(file, gallery));
  started.set(file, upload.uploadId);
  while (upload.receivedBytes < file.size) {
    const { uploadId, receivedBytes: offset, pieceBytes } = upload;
    const piece = file.slice(offset, offset + pieceBytes);
    const body = new FormData();
    body.append('piece', piece, 'piece');
    const answer = await sendForm({
      path: paths.apiUploadPiece(memorialId, uploadId, offset),
      body,
      // The request is a little longer than the piece.
      onProgress: (bytes) => onProgress(offset + Math.min(bytes, piece.size)),
      signal,
    });
    upload = toUpload(answer);
    if (upload.receivedBytes <= offset) throw new ApiError(0, '');
    gotFurther();
  }
  if (signal.aborted) throw new ApiError(0, '');
  onProgress(file.size);
  return callApi(paths.apiCompleteUpload(memorialId, upload.uploadId), { method: 'POST' });
}

/** Asks how much of a started upload has arrived. Returns null if there is none, or if the server has deleted it. */
async function findStarted(
  file: File,
  memorialId: string,
  started: StartedUploads,
): Promise<ResumableUpload | null> {
  const uploadId = started.get(file);
  if (uploadId === undefined) return null;
  try {
    return toUpload(await callApi<Answer>(paths.apiUpload(memorialId, uploadId)));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    started.delete(file);
    return null;
  }
}

async function start(
  file: File,
  { memorialId, batch, place, audience }: Gallery,
): Promise<ResumableUpload> {
  const path = paths.apiUploads(memorialId, batch, place, audience);
  const body = { fileName: file.name, bytes: file.size };
  return toUpload(await callApi<Answer>(path, { method: 'POST', body }));
}

/** Some networks answer in the server's place, with a page of their own: that counts as no response. */
function toUpload({ uploadId, receivedBytes, pieceBytes }: Answer): ResumableUpload {
  if (
    typeof uploadId !== 'string' ||
    typeof receivedBytes !== 'number' ||
    typeof pieceBytes !== 'number'
  )
    throw new ApiError(0, '');
  return { uploadId, receivedBytes, pieceBytes };
}
