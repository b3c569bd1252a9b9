import { describe, expect, it } from 'vitest';
import {
  copyArguments,
  copyEnding,
  frameArguments,
  isCopiable,
  prepareArguments,
} from '@/lib/media/ffmpeg/arguments';
import type { VideoFacts } from '@/lib/media/playback-rules';
import { VIDEO_TYPES } from '@/lib/media/rules';

const facts: VideoFacts = {
  container: 'other',
  video: 'hvc1.2.4.L93.90',
  audio: 'mp4a.40.2',
  width: 3840,
  height: 2160,
  seconds: 60,
  isHdr: false,
  isIndexFirst: true,
};
const encodesAll = { video: 'encode', audio: 'encode' } as const;
const video = { path: '/tmp/x/video', contentType: 'video/quicktime' };
const prepare = (change: Partial<VideoFacts> = {}, plan: object = encodesAll, mapsTones = true) =>
  prepareArguments(
    video,
    { facts: { ...facts, ...change }, plan: { ...encodesAll, ...plan }, mapsTones },
    '/tmp/x/made.mp4',
  );
const optionOf = (args: string[], option: string) => args[args.indexOf(option) + 1];

describe.each([
  ['the frame', frameArguments(video, '/tmp/x/frame.png')],
  ['the copy', copyArguments(video, '/tmp/x/copy.mov')],
  ['the prepared video', prepare()],
])('the arguments for %s', (_, args) => {
  it('open nothing but this file, as the format that we detected', () => {
    const input = args.slice(0, args.indexOf('-i') + 2);
    expect(input.slice(-2)).toEqual(['-i', video.path]);
    expect(optionOf(input, '-protocol_whitelist')).toBe('file');
    expect(optionOf(input, '-format_whitelist')).toBe('mov');
    expect(optionOf(input, '-f')).toBe('mov');
    expect(optionOf(input, '-codec_whitelist')).toContain('hevc');
    expect(input).toEqual(expect.arrayContaining(['-nostdin', '-max_pixels']));
    expect(args.filter((each) => each === '-i')).toHaveLength(1);
  });

  it('start one thread', () => {
    expect(optionOf(args, '-threads')).toBe('1');
    expect(optionOf(args, '-filter_threads')).toBe('1');
  });
});

it.each(VIDEO_TYPES)('ffmpeg can open %s, which we accept', (contentType) => {
  expect(copyEnding({ path: 'x', contentType })).toMatch(/^(mov|mkv|avi)$/);
});

it.each(['', 'application/vnd.apple.mpegurl', 'text/plain', 'constructor'])(
  'ffmpeg must not open %j',
  (contentType) => {
    expect(() => copyArguments({ path: 'x', contentType }, 'y')).toThrow('must not open');
  },
);

it.each([
  ['copied', copyArguments(video, '/tmp/x/copy.mov')],
  ['prepared', prepare()],
])('a %s video has no names, places or chapters', (_, args) => {
  expect(optionOf(args, '-map_metadata')).toBe('-1');
  expect(optionOf(args, '-map_chapters')).toBe('-1');
  expect(args.filter((_, at) => args[at - 1] === '-map')).toEqual(['0:V:0', '0:a:0?']);
  expect(args).toEqual(expect.arrayContaining(['-sn', '-dn']));
});

describe('prepareArguments', () => {
  it('make H.264 of 8 bits and AAC with two channels, of at most 1080 lines, with the index first', () => {
    const args = prepare();
    expect(optionOf(args, '-c:v')).toBe('libx264');
    expect(optionOf(args, '-profile:v')).toBe('high');
    expect(optionOf(args, '-vf')).toMatch(/min\(1080,ih\).*,format=yuv420p$/);
    expect([optionOf(args, '-c:a'), optionOf(args, '-ac')]).toEqual(['aac', '2']);
    expect(optionOf(args, '-movflags')).toBe('+faststart');
    expect(args.slice(-2)).toEqual(['mp4', '/tmp/x/made.mp4']);
  });

  it('copy what already plays everywhere', () => {
    const args = prepare({}, { video: 'copy' });
    expect([optionOf(args, '-c:v'), optionOf(args, '-c:a')]).toEqual(['copy', 'aac']);
    expect(args).not.toContain('-vf');
    expect(optionOf(prepare({}, { audio: 'copy' }), '-c:a')).toBe('copy');
  });

  it('lower the rate of a long video', () => {
    expect(optionOf(prepare(), '-maxrate')).toBe('6000k');
    expect(optionOf(prepare({ seconds: 3600 }), '-maxrate')).toBe('291k');
  });

  it('turn HDR into ordinary light where ffmpeg can, and deinterlace old cameras only', () => {
    const filters = (change: Partial<VideoFacts>, mapsTones?: boolean) =>
      optionOf(prepare(change, {}, mapsTones), '-vf');
    expect(filters({ isHdr: true })).toContain('tonemap');
    expect(filters({ isHdr: true }, false)).not.toContain('tonemap');
    expect(filters({})).not.toMatch(/tonemap|yadif/);
    expect(filters({ video: '' })).toMatch(/^yadif/);
  });
});

it.each([
  ['#codec_id 0: mpeg4\n#codec_id 1: pcm_s16le\n', true],
  ['#codec_id 0: h263\n', true],
  ['#codec_id 0: mjpeg\n#codec_id 1: pcm_u8\n', false],
  ['#codec_id 0: mpeg4\n#codec_id 1: vorbis\n', false],
  ['#codec_id 0: none\n', false],
  ['', false],
])('streams with %j may be copied: %s', (printed, isAllowed) => {
  expect(isCopiable(printed)).toBe(isAllowed);
});
