import { MAX_LINES, maxVideoRate, type StreamPlan, type VideoFacts } from '../playback-rules';
import { POSTER_WIDTH } from '../rules';

/** 4K, as phones and cameras record; ffmpeg holds a dozen or more such frames. */
const MAX_FRAME_PIXELS = 4096 * 2304;
/** ffmpeg picks the most typical of this many frames, which is rarely a black one. */
const POSTER_FRAMES = 48;

/** ffmpeg's name for the format of a file, and where to copy its streams: its own format, or MOV for its relatives. */
const FORMATS = {
  'video/mp4': { name: 'mov', copy: 'mov' },
  'video/quicktime': { name: 'mov', copy: 'mov' },
  'video/x-m4v': { name: 'mov', copy: 'mov' },
  'video/3gpp': { name: 'mov', copy: 'mov' },
  'video/3gpp2': { name: 'mov', copy: 'mov' },
  'video/webm': { name: 'matroska', copy: 'mkv' },
  'video/matroska': { name: 'matroska', copy: 'mkv' },
  'video/vnd.avi': { name: 'avi', copy: 'avi' },
} as const;

/** A video on this machine's disk; its content type as detected, or as stored. */
export type VideoFile = { path: string; contentType: string };

/** What cameras, phones and browsers have recorded since 2000. Other decoders of ffmpeg are never started. */
const DECODERS = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'av1', 'libdav1d', 'libaom-av1', 'mpeg4', 'h263', 'mjpeg'],
  ...['msmpeg4', 'msmpeg4v1', 'msmpeg4v2', 'mpeg1video', 'mpeg2video', 'dvvideo', 'prores'],
  ...['aac', 'mp3', 'mp3float', 'mp2', 'mp2float', 'amrnb', 'amrwb', 'ac3', 'eac3', 'alac', 'flac'],
  ...['opus', 'libopus', 'vorbis', 'libvorbis', 'adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt'],
  ...['pcm_u8', 'pcm_s8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le'],
  ...['pcm_f32le', 'pcm_alaw', 'pcm_mulaw'],
];

/** The ending of a copy of the video's streams (`copyArguments`). Throws for a type that ffmpeg must not open. */
export const copyEnding = ({ contentType }: VideoFile) => formatOf(contentType).copy;

function formatOf(contentType: string) {
  const format = new Map(Object.entries(FORMATS)).get(contentType);
  if (!format) throw new Error(`ffmpeg must not open ${contentType}`);
  return format;
}

/**
 * How every file is opened: as the format that we detected, never as one that ffmpeg guesses, such as a playlist; by
 * few decoders; and without reaching any other file or address.
 */
function readArguments({ path, contentType }: VideoFile): string[] {
  const { name } = formatOf(contentType);
  return [
    ...['-nostdin', '-v', 'error', '-threads', '1', '-filter_threads', '1'],
    ...['-max_pixels', String(MAX_FRAME_PIXELS), '-codec_whitelist', DECODERS.join(',')],
    ...['-protocol_whitelist', 'file', '-format_whitelist', name, '-f', name, '-i', path],
  ];
}

/** One picture and one sound; no titles, names, places, chapters, or traces of ffmpeg. */
const STREAMS = [
  ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn'],
  ...['-map_metadata', '-1', '-map_metadata:s:v', '-1', '-map_metadata:s:a', '-1'],
  ...['-map_chapters', '-1', '-fflags', '+bitexact'],
];

/**
 * Codecs whose packets have no room for notes of a camera, so that a copy of them has no location. JPEG is not among
 * them: each picture may have its own Exif.
 */
const CODECS_WITHOUT_NOTES = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'h263'],
  ...['aac', 'mp3', 'mp2', 'amr_nb', 'amr_wb', 'ac3', 'eac3', 'alac', 'opus'],
  ...['adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt', 'pcm_u8', 'pcm_s8', 'pcm_s16le', 'pcm_s16be'],
  ...['pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le', 'pcm_alaw', 'pcm_mulaw'],
];

/** Prints the names of the codecs of picture and sound, for `isCopiable`. */
export const codecsArguments = (video: VideoFile): string[] => [
  ...readArguments(video),
  ...STREAMS,
  ...['-c', 'copy', '-frames:v', '1', '-frames:a', '1', '-f', 'framecrc', 'pipe:1'],
];

/** Whether a copy of the streams that `codecsArguments` printed has no notes of a camera. */
export function isCopiable(printed: string): boolean {
  const codecs = [...printed.matchAll(/^#codec_id \d: (\S+)$/gm)].map(([, codec = '']) => codec);
  return codecs.length > 0 && codecs.every((codec) => CODECS_WITHOUT_NOTES.includes(codec));
}

/** Writes one frame as PNG. */
export const frameArguments = (video: VideoFile, png: string): string[] => [
  ...readArguments(video),
  ...['-map', '0:V:0', '-frames:v', '1'],
  ...['-vf', `scale=w='min(${POSTER_WIDTH},iw)':h=-2,thumbnail=n=${POSTER_FRAMES}`],
  ...['-f', 'image2', '-c:v', 'png', png],
];

const MUXERS = { mov: 'mov', mkv: 'matroska', avi: 'avi' } as const;

/** Copies picture and sound packet by packet, and nothing else. */
export const copyArguments = (video: VideoFile, copy: string): string[] => [
  ...readArguments(video),
  ...STREAMS,
  ...['-c', 'copy', '-f', MUXERS[copyEnding(video)], copy],
];

type Preparation = {
  facts: VideoFacts;
  plan: StreamPlan;
  /** Whether ffmpeg can turn HDR into ordinary light. */
  mapsTones: boolean;
  /** Somebody waits for it, so that it may be larger. */
  isUrgent?: boolean;
};

/** Makes an MP4 of H.264 and AAC with its index first. */
export function prepareArguments(
  video: VideoFile,
  { facts, plan, mapsTones, isUrgent = false }: Preparation,
  made: string,
): string[] {
  const rate = maxVideoRate(facts.seconds);
  const encodeVideo = [
    ...['-vf', filtersFor(facts, mapsTones), '-c:v', 'libx264', '-profile:v', 'high'],
    ...['-preset', isUrgent ? 'ultrafast' : 'veryfast', '-crf', '23'],
    ...['-maxrate', `${rate}k`, '-bufsize', `${2 * rate}k`],
    ...['-fpsmax', '60', '-flags:v', '+bitexact', '-threads', '1'],
  ];
  const encodeAudio = ['-c:a', 'aac', '-ac', '2', '-ar', '48000', '-b:a', '128k'];
  return [
    ...readArguments(video),
    ...STREAMS,
    ...(plan.video === 'encode' ? encodeVideo : ['-c:v', 'copy']),
    ...(plan.audio === 'encode' ? [...encodeAudio, '-flags:a', '+bitexact'] : ['-c:a', 'copy']),
    ...['-movflags', '+faststart', '-f', 'mp4', made],
  ];
}

/** Cameras of the time of AVI recorded half pictures; square pixels, since not every player stretches others. */
const OLD_CAMERA = 'yadif=deint=interlaced';
const SQUARE = "scale=w='min(8192,trunc(iw*sar/2)*2)':h='trunc(ih/2)*2',setsar=1";
const SMALLER = `scale=w='if(gt(iw,ih),-2,min(${MAX_LINES},iw))':h='if(gt(iw,ih),min(${MAX_LINES},ih),-2)'`;
/** From PQ or HLG to the light of BT.709; white, as text in a picture has it, is at 203 cd/m² (ITU-R BT.2408). */
const TONES =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv';

const filtersFor = ({ video, isHdr }: VideoFacts, mapsTones: boolean): string =>
  [
    ...(video === '' ? [OLD_CAMERA] : []),
    SQUARE,
    SMALLER,
    ...(isHdr && mapsTones ? [TONES] : []),
    'format=yuv420p',
  ].join(',');
