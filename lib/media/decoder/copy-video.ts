import { type FileHandle, open } from 'node:fs/promises';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { COPY_MAX_BYTES } from '../playback-rules.ts';
import { MEDIA_ERROR_MESSAGES } from '../rules.ts';
import { FileError } from './file-error.ts';

export type CopiedVideo = { ending: 'mp4' | 'webm' | 'mov' };

type Tracks = { video: InputVideoTrack; audio: InputAudioTrack | null };

/**
 * Copies picture and sound of a video packet by packet into a new file, unchanged and in little
 * memory. Nothing else is copied: tags, names, further tracks and unknown boxes may contain the
 * location. A phone's MOV becomes MP4, which every browser plays, unless MP4 cannot hold its
 * codecs; so does MKV. The index of the copy is first, so that it starts while it loads. Returns
 * null if only ffmpeg can copy the video, because its codecs are unknown here. Throws `invalid` for
 * a file that cannot be read completely.
 */
export async function copyVideo(from: string, to: string): Promise<CopiedVideo | null> {
  const input = new Input({
    source: new FilePathSource(from),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  try {
    const chosen = await chooseTracks(input);
    if (!chosen) return null;
    const { video, audio, format } = chosen;
    for (const track of [video, audio]) if (track) await requireEnd(track);
    const output = new Output({
      format,
      target: new StreamTarget(fileSink(to, COPY_MAX_BYTES), { chunked: true, chunkSize: 2 ** 20 }),
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
    for (const track of output.tracks) {
      delete track.metadata.name; // track names may contain personal data
      // Room for the index is reserved by the number of packets.
      const source = track.type === 'video' ? video : audio;
      if (source && !(format instanceof WebMOutputFormat))
        track.metadata.maximumPacketCount = (await source.computePacketStats()).packetCount;
    }
    await execute(conversion);
    return { ending: endingOf(format) };
  } catch (error) {
    if (error instanceof FileError || isSystemError(error)) throw error;
    throw new FileError('invalid', MEDIA_ERROR_MESSAGES.videoDamaged, { cause: error });
  } finally {
    input.dispose();
  }
}

/** Chooses the first format that can hold the codecs of picture and sound; null if there is none. */
async function chooseTracks(input: Input): Promise<(Tracks & { format: OutputFormat }) | null> {
  const formats =
    (await input.getFormat()) === WEBM
      ? [new WebMOutputFormat()]
      : [new Mp4OutputFormat(INDEX_FIRST), new MovOutputFormat(INDEX_FIRST)];
  const hasSound = (await input.getAudioTracks()).length > 0;
  for (const format of formats) {
    const supportedCodecs: unknown[] = format.getSupportedCodecs();
    const filter = async (track: { getCodec(): Promise<unknown> }) =>
      supportedCodecs.includes(await track.getCodec());
    const video = await input.getPrimaryVideoTrack({ filter });
    const audio = await input.getPrimaryAudioTrack({ filter });
    if (video && (audio || !hasSound)) return { video, audio, format };
  }
  if ((await input.getVideoTracks()).length > 0) return null;
  throw new FileError('invalid', MEDIA_ERROR_MESSAGES.videoDamaged);
}

/** The default keeps the whole file in memory. */
const INDEX_FIRST = { fastStart: 'reserve' } as const;

/**
 * Throws for a truncated file. An index at the front still lists all packets, so only reading the
 * last one fails.
 */
async function requireEnd(track: InputTrack): Promise<void> {
  if (!(await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)))
    throw new Error('The last packet of a track is missing');
}

async function execute(conversion: Conversion): Promise<void> {
  try {
    await conversion.execute();
  } catch (error) {
    await conversion.cancel().catch(() => undefined); // closes the file; the first error is the one to report
    throw error;
  }
}

function endingOf(format: OutputFormat): CopiedVideo['ending'] {
  if (format instanceof WebMOutputFormat) return 'webm';
  return format instanceof MovOutputFormat ? 'mov' : 'mp4';
}

/**
 * Errors of the system, such as a full disk, are our fault and must not be reported as a damaged
 * video.
 */
const isSystemError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Writes chunks at their positions into a new file. Fails beyond `maxBytes` bytes. */
function fileSink(path: string, maxBytes: number): WritableStream<StreamTargetChunk> {
  let handle: FileHandle | undefined;
  return new WritableStream({
    async start() {
      handle = await open(path, 'wx', 0o600);
    },
    async write({ data, position }) {
      if (position + data.length > maxBytes)
        throw new Error('The copy is far longer than its source');
      // On a nearly full disk a write may be partial; the next one then fails.
      for (let at = 0; handle && at < data.length; )
        at += (await handle.write(data, at, data.length - at, position + at)).bytesWritten;
    },
    close: () => handle?.close(),
    abort: () => handle?.close(),
  });
}
