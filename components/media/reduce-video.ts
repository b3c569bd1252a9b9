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
import { sentName, sentVideoBits, sentVideoSize } from '@/lib/media/reduction-rules';
import { chosenType } from '@/lib/media/rules';

/**
 * Converts a large video to H.264 and AAC with fewer lines and without its metadata. Returns null if it is sent as it
 * is: if this browser cannot read or write one of the codecs, or for a high dynamic range, whose colours would fade.
 * Rejects if the conversion fails or `signal` is aborted. May never settle, if a codec hangs.
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
    const bitrate = sentVideoBits({ bytes: file.size, seconds });
    if (!size || !bitrate) return null;
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
        quality: new Quality({ bitrate }),
      },
      audio: { codec: 'aac' }, // copied if it is AAC already, as on phones
      copy: { shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    });
    if (conversion.utilizedTracks.length !== (audio ? 2 : 1)) return null;
    conversion.onProgress = onProgress;
    signal.addEventListener('abort', () => void conversion.cancel().catch(() => undefined));
    if (signal.aborted) return null;
    await conversion.execute();
    if (!target.buffer) return null;
    const name = sentName(file.name, chosenType(file), 'video/mp4');
    return new File([target.buffer], name, { type: 'video/mp4' });
  } finally {
    input.dispose();
  }
}
