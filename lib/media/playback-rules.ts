import type { Playback } from '../platform/db/generated/enums.ts';
import { VIDEO_MAX_BYTES } from './rules.ts';

/** What the headers of a video say. */
export type VideoFacts = {
  /** MP4, or anything else that we store. */
  container: 'mp4' | 'other';
  /** The codecs, such as `avc1.64001f`; '' if unknown, null for a video without sound. */
  video: string;
  audio: string | null;
  /** As displayed, in pixels; null if unknown. */
  width: number | null;
  height: number | null;
  seconds: number | null;
  /** Whether it has more brightness than ordinary screens (PQ or HLG). */
  isHdr: boolean;
  /** Whether the index is in front of the pictures, so that the video starts while it loads. */
  isIndexFirst: boolean;
};

/** What to do with a stream: keep its packets, or encode it again. */
export type StreamPlan = { video: 'copy' | 'encode'; audio: 'copy' | 'encode' };

/** The width of an upright video, or the height of any other, in pixels. Phones of the last ten years decode that. */
export const MAX_LINES = 1080;
/** H.264 Baseline, Main and High, which have 8 bits and no more colour than every browser decodes. */
const H264 = /^avc1\.(42|4d|64)/i;
/** AAC, also in its two forms for few bits. */
const AAC = /^mp4a\.40\.0?(2|5|29)$/;

/**
 * What a stored video needs so that every browser plays it (decision 0130): nothing (`plays`), a copy with its index
 * first (`copy`), or ffmpeg.
 */
export function planVideo(facts: VideoFacts): 'plays' | 'copy' | StreamPlan {
  const { container, video, audio, width, height, isIndexFirst } = facts;
  const lines = width && height ? Math.min(width, height) : 0;
  const playsVideo = H264.test(video) && lines <= MAX_LINES;
  const playsAudio = audio === null || AAC.test(audio);
  if (playsVideo && playsAudio && container === 'mp4') return isIndexFirst ? 'plays' : 'copy';
  return { video: playsVideo ? 'copy' : 'encode', audio: playsAudio ? 'copy' : 'encode' };
}

/** In kilobits a second. */
const AUDIO_RATE = 128;
/** 1080 lines look good at this rate. */
const MAX_RATE = 6_000;
const MIN_RATE = 150;
/** What the container needs, and how far the encoder may exceed its rate. */
const USABLE_SHARE = 0.9;

/**
 * A copy is about as large as its source. A file that expands far beyond that was crafted to fill the disk. In bytes.
 */
export const COPY_MAX_BYTES = VIDEO_MAX_BYTES * 1.1;
/** The largest prepared video, in bytes. */
export const PREPARED_MAX_BYTES = VIDEO_MAX_BYTES;

/** The highest rate of an encoded picture in kilobits a second, so that a long video stays within the maximum size. */
export function maxVideoRate(seconds: number | null): number {
  if (!seconds) return MAX_RATE;
  const fitting = (PREPARED_MAX_BYTES * 8 * USABLE_SHARE) / 1000 / seconds - AUDIO_RATE;
  return Math.round(Math.min(MAX_RATE, Math.max(MIN_RATE, fitting)));
}

/**
 * Where a video plays, for pages. `preparing` and `limited` play on some devices, `waiting` and `unplayable` on none;
 * `preparing` and `waiting` will play everywhere.
 */
export const SHOWN_PLAYBACKS = [
  'everywhere',
  'preparing',
  'limited',
  'waiting',
  'unplayable',
] as const;
export type ShownPlayback = (typeof SHOWN_PLAYBACKS)[number];

/**
 * Where a video plays. A video of an earlier release, at which no job has looked yet, is shown as it was then.
 * @param hasOriginal whether there is a version that a page can offer at all
 */
export function shownPlayback(playback: Playback | null, hasOriginal: boolean): ShownPlayback {
  if (playback === null || playback === 'everywhere') return 'everywhere';
  if (playback === 'preparing') return hasOriginal ? 'preparing' : 'waiting';
  return hasOriginal ? 'limited' : 'unplayable';
}

/** Whether a page shows a player. */
export const isPlayable = (
  playback: ShownPlayback | null,
): playback is Exclude<ShownPlayback, 'waiting' | 'unplayable'> | null =>
  playback !== 'waiting' && playback !== 'unplayable';
