import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { AppError } from '@/lib/errors';
import { fileSink } from './file-sink';
import { MESSAGES, VIDEO_MAX_BYTES } from './rules';

/** Copying 200 MB takes seconds; a file that was made to take forever ends here. */
const DEADLINE_MS = 120_000;
/** A copy is about as long as its source; one that unfolds to far more was made to fill the disk. */
const LONGEST_COPY = VIDEO_MAX_BYTES * 1.1;

export type CopiedVideo = { ending: 'mp4' | 'webm' | 'mov'; width: number; height: number };

type Tracks = { video: InputVideoTrack; audio: InputAudioTrack | null };

/**
 * Writes picture and sound of a video into a new file, packet by packet as they are, in little memory.
 * Nothing else goes over: no tags, no names, no further tracks, no unknown boxes, and with them no place
 * where it was taken. What a phone calls MOV becomes MP4, which every browser plays, unless MP4 cannot
 * hold it. Width and height are as shown, in pixels. Throws `invalid` for what cannot be read whole.
 */
export async function copyVideo(from: string, to: string): Promise<CopiedVideo> {
  const input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] });
  try {
    const { video, audio, format } = await choose(input);
    for (const track of [video, audio]) if (track) await requireEnd(track);
    const output = new Output({
      format,
      target: new StreamTarget(fileSink(to, LONGEST_COPY), { chunked: true, chunkSize: 2 ** 20 }),
    });
    const conversion = await Conversion.init({
      input,
      output,
      tags: {},
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
      video: (track) => ({ discard: track !== video }),
      audio: (track) => ({ discard: track !== audio }),
      showWarnings: false,
    });
    if (conversion.utilizedTracks.length !== (audio ? 2 : 1))
      throw new Error('A track is left out');
    for (const track of output.tracks) delete track.metadata.name; // a name may be any sentence
    await withDeadline(conversion);
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    return { ending: endingOf(format), width: Math.round(width), height: Math.round(height) };
  } catch (error) {
    if (error instanceof AppError || isOurFault(error)) throw error;
    throw new AppError('invalid', MESSAGES.videoDamaged, { cause: error });
  } finally {
    input.dispose();
  }
}

/** The first format that holds the video's picture and its sound, if it has any. */
async function choose(input: Input): Promise<Tracks & { format: OutputFormat }> {
  const formats =
    (await input.getFormat()) === WEBM
      ? [new WebMOutputFormat()]
      : [new Mp4OutputFormat({ fastStart: false }), new MovOutputFormat({ fastStart: false })];
  const hasSound = (await input.getAudioTracks()).length > 0;
  for (const format of formats) {
    const held: unknown[] = format.getSupportedCodecs();
    const filter = async (track: { getCodec(): Promise<unknown> }) =>
      held.includes(await track.getCodec());
    const video = await input.getPrimaryVideoTrack({ filter });
    const audio = await input.getPrimaryAudioTrack({ filter });
    if (video && (audio || !hasSound)) return { video, audio, format };
  }
  throw new AppError('invalid', MESSAGES.videoDamaged);
}

/** A file that was cut off still tells of all its packets in front; what is not there is not missed there. */
async function requireEnd(track: InputTrack): Promise<void> {
  if (!(await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)))
    throw new Error('The last packet of a track is not there');
}

async function withDeadline(conversion: Conversion): Promise<void> {
  const timer = setTimeout(() => void conversion.cancel(), DEADLINE_MS);
  try {
    await conversion.execute();
  } catch (error) {
    await conversion.cancel().catch(() => undefined); // closes the file; the first error is the one to tell
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function endingOf(format: OutputFormat): CopiedVideo['ending'] {
  if (format instanceof WebMOutputFormat) return 'webm';
  return format instanceof MovOutputFormat ? 'mov' : 'mp4';
}

/** A full disk is not the person's fault: it is tried again, and we hear of it. */
const isOurFault = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
