import { ApiError, callApi } from '@/lib/browser/api';
import * as apiPaths from '@/lib/memorials/api-paths';
import { sendForm } from './send-form';

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
 * server's answer, or null if it is an earlier release, which knows no pieces. Begins again, once, if the server has
 * deleted what arrived. Rejects with an `ApiError`; another call with the same `started` goes on with the next piece.
 */
export async function sendInPieces(
  file: File,
  gallery: Gallery,
  sending: Sending,
  started: StartedUploads,
  beginsAgain = true,
): Promise<Answer | null> {
  try {
    const begun = (await findStarted(file, gallery, started)) ?? (await start(file, gallery));
    if (!begun) return null;
    started.set(file, begun.uploadId);
    return await sendRest(file, begun, gallery, sending);
  } catch (error) {
    if (!isGone(error)) throw asPassing(error);
    started.delete(file);
    if (!beginsAgain) throw error;
    return sendInPieces(file, gallery, sending, started, false);
  }
}

async function sendRest(
  file: File,
  begun: ResumableUpload,
  { memorialId }: Gallery,
  { onProgress, gotFurther, signal }: Sending,
): Promise<Answer> {
  let upload = begun;
  while (upload.receivedBytes < file.size) {
    const { uploadId, receivedBytes: offset, pieceBytes } = upload;
    const piece = file.slice(offset, offset + pieceBytes);
    const body = new FormData();
    body.append('piece', piece, 'piece');
    const answer = await sendForm({
      path: apiPaths.apiUploadPiece(memorialId, uploadId, offset),
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
  // A file that is cancelled now may be in the gallery nevertheless, but nobody waits for it.
  return callApi(apiPaths.apiCompleteUpload(memorialId, upload.uploadId), {
    method: 'POST',
    signal,
  });
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether the server says that the upload is deleted, since a day has passed or a piece is lost, or the memorial. */
const isGone = (error: unknown) =>
  error instanceof ApiError && isNotFound(error) && error.details.isGone === true;

/** During an update, an earlier release may answer, which does not know the address of a piece. */
const asPassing = (error: unknown) =>
  error instanceof ApiError && isNotFound(error) ? new ApiError(503, error.message) : error;

/** Asks how much of a started upload has arrived. Returns null if there is none. */
async function findStarted(
  file: File,
  { memorialId }: Gallery,
  started: StartedUploads,
): Promise<ResumableUpload | null> {
  const uploadId = started.get(file);
  if (uploadId === undefined) return null;
  return toUpload(await callApi<Answer>(apiPaths.apiUpload(memorialId, uploadId)));
}

/** Returns null if the server is an earlier release, which knows no such address. */
async function start(
  file: File,
  { memorialId, batch, place, audience }: Gallery,
): Promise<ResumableUpload | null> {
  const path = apiPaths.apiUploads(memorialId, batch, place, audience);
  const body = { fileName: file.name, bytes: file.size };
  try {
    return toUpload(await callApi<Answer>(path, { method: 'POST', body }));
  } catch (error) {
    if (isNotFound(error) && !isGone(error)) return null;
    throw error;
  }
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
