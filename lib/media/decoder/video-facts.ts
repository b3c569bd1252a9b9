import { type FileHandle, open } from 'node:fs/promises';
import { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import type { VideoFacts } from '../playback-rules.ts';
import { MEDIA_ERROR_MESSAGES } from '../rules.ts';
import { FileError } from './file-error.ts';

/** The two transfer functions of HDR. */
const HDR_TRANSFERS: unknown[] = ['pq', 'hlg'];
const MAX_PIXELS_A_SIDE = 32_767;
const MAX_SECONDS = 1_000_000;
/** What can be in front of the index in an MP4 is a handful of boxes. */
const MAX_BOXES = 100;

/**
 * Reads what the headers of a video say; no picture is decoded. Throws `invalid` for a file that is no MP4, MOV, WebM,
 * MKV or AVI with a picture.
 */
export async function readVideoFacts(path: string): Promise<VideoFacts> {
  const file = await open(path);
  try {
    return (await aviFacts(file)) ?? (await otherFacts(path, await isIndexFirst(file)));
  } finally {
    await file.close();
  }
}

async function otherFacts(path: string, indexFirst: boolean): Promise<VideoFacts> {
  const source = new FilePathSource(path);
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const format = await input.getFormat();
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!video) throw new Error('There is no picture');
    const { transfer } = await video.getColorSpace();
    return {
      container: format === MP4 ? 'mp4' : 'other',
      video: (await video.getCodecParameterString()) ?? '',
      audio: audio && ((await audio.getCodecParameterString()) ?? ''),
      width: known(await video.getDisplayWidth(), MAX_PIXELS_A_SIDE),
      height: known(await video.getDisplayHeight(), MAX_PIXELS_A_SIDE),
      seconds: known(await input.getDurationFromMetadata(), MAX_SECONDS),
      isHdr: HDR_TRANSFERS.includes(transfer),
      isIndexFirst: indexFirst,
    };
  } catch (error) {
    throw new FileError('invalid', MEDIA_ERROR_MESSAGES.videoDamaged, { cause: error });
  } finally {
    input.dispose();
  }
}

/** Null for what no video has. */
const known = (value: number | null, max: number) =>
  value !== null && value > 0 && value <= max ? Math.round(value) : null;

/** Whether the index (`moov`) of an MP4 or MOV is in front of its packets (`mdat`). True for other files. */
async function isIndexFirst(file: FileHandle): Promise<boolean> {
  const head = Buffer.alloc(16);
  for (let at = 0, boxes = 0; boxes < MAX_BOXES; boxes++) {
    const { bytesRead } = await file.read(head, 0, head.length, at);
    if (bytesRead < 8) return true;
    const type = head.toString('latin1', 4, 8);
    if (type === 'moov' || type === 'mdat') return type === 'moov';
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return true;
    at += length;
  }
  return false;
}

/** Where the main header of an AVI is, which is the first thing in it. */
const AVI = { list: 8, header: 24, frameMicroseconds: 32, frames: 48, width: 64, height: 68 };
const AVI_HEAD_BYTES = 72;
const MICROSECONDS = 1e6;

/** mediabunny reads no AVI. Its codecs are not needed, because no browser plays an AVI. */
async function aviFacts(file: FileHandle): Promise<VideoFacts | null> {
  const head = Buffer.alloc(AVI_HEAD_BYTES);
  await file.read(head, 0, head.length, 0);
  const textAt = (at: number) => head.toString('latin1', at, at + 4);
  if (textAt(AVI.list) !== 'AVI ' || textAt(AVI.header) !== 'avih') return null;
  const numberAt = (at: number) => head.readUInt32LE(at);
  return {
    container: 'other',
    video: '',
    audio: '',
    width: known(numberAt(AVI.width), MAX_PIXELS_A_SIDE),
    height: known(numberAt(AVI.height), MAX_PIXELS_A_SIDE),
    seconds: known(
      (numberAt(AVI.frameMicroseconds) * numberAt(AVI.frames)) / MICROSECONDS,
      MAX_SECONDS,
    ),
    isHdr: false,
    isIndexFirst: true,
  };
}
