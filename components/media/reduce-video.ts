import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
} from 'mediabunny';
import {
  isVideoWorthReducing,
  SENT_VIDEO_BITS,
  sentName,
  sentVideoSize,
} from '@/lib/media/reduction-rules';
import { chosenType } from '@/lib/media/rules';

/** A conversion without progress for this many ticks is given up: some phones' codecs hang. */
const MAX_IDLE_TICKS = 12;
const TICK_MS = 5_000;

/**
 * Converts a large video to H.264 and AAC with fewer lines and without its metadata. Returns null if it is sent as it
 * is: if this browser cannot read or write one of the codecs, or for a high dynamic range, whose colours would fade.
 * Rejects if the conversion fails or `signal` is aborted.
 * @param onProgress called with numbers from 0 to 1
 */
export async function reduceVideo(
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<File | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video || (await video.hasHighDynamicRange())) return null;
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    const size = sentVideoSize({ width, height });
    const seconds = await input.computeDuration();
    if (!size || !isVideoWorthReducing({ bytes: file.size, seconds })) return null;
    const target = new BufferTarget();
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: new Mp4OutputFormat(), target }),
      tracks: 'primary',
      tags: {},
      video: {
        ...size,
        fit: 'fill', // the sides differ from the proportions by a pixel at most
        codec: 'avc',
        quality: new Quality({ bitrate: SENT_VIDEO_BITS }),
      },
      audio: { codec: 'aac' }, // copied if it is AAC already, as on phones
      copy: { shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    });
    if (conversion.utilizedTracks.length !== (audio ? 2 : 1)) return null;
    await execute(conversion, onProgress, signal);
    if (!target.buffer) return null;
    const name = sentName(file.name, chosenType(file), 'video/mp4');
    return new File([target.buffer], name, { type: 'video/mp4' });
  } finally {
    input.dispose();
  }
}

/** Rejects when `signal` is aborted or nothing moves, even if a codec never answers. */
async function execute(
  conversion: Conversion,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let idleTicks = 0;
  let stop: (reason: string) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => reject(new Error(reason));
  });
  const abort = () => stop('The conversion was cancelled');
  // Ticks instead of one long timer, which would end at once when a phone wakes up.
  const ticker = setInterval(() => {
    idleTicks += 1;
    if (idleTicks > MAX_IDLE_TICKS) stop('The conversion hangs');
  }, TICK_MS);
  conversion.onProgress = (progress) => {
    idleTicks = 0;
    onProgress(progress);
  };
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const execution = conversion.execute();
  execution.catch(() => undefined); // once it was stopped, nobody waits for it
  try {
    await Promise.race([execution, stopped]);
  } catch (error) {
    void conversion.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearInterval(ticker);
    signal.removeEventListener('abort', abort);
  }
}
