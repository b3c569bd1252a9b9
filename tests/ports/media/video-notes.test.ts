import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { prepareVideo } from '@/lib/media/commands/prepare-video';
import { readVideoFacts } from '@/lib/media/decoder/video-facts';
import { readObjectKeys } from '@/lib/media/object-keys';
import { planVideo } from '@/lib/media/playback-rules';
import { env } from '@/lib/platform/env';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { addPictureNotes, addStreamNotes, makeAvi } from '@/tests/support/avi-files';
import { ada, type Person } from '@/tests/support/cast';
import { needFfmpeg } from '@/tests/support/ffmpeg';
import { findLocation, VIDEO_SAMPLES } from '@/tests/support/video-files';
import { addVideo, storedKeys, videoRow } from './upload-video';

let owner: Person;
let folder: string;
beforeAll(async () => {
  owner = await ada();
  folder = await temporaryFolder();
  return () => rm(folder, { recursive: true });
});

const fileOf = (key = '') => path.join(env().MEDIA_DIR ?? '', key);
const objectsOf = async (id: string) => readObjectKeys((await videoRow(id)).objects);

async function expectNoLocation(mediaId: string) {
  for (const key of await storedKeys(mediaId))
    expect(findLocation(await readFile(fileOf(key))), key).toEqual([]);
}

it.for([
  ['an AVI with notes about its streams', 'mpeg4', 'pcm_s16le', addStreamNotes, 'sent'],
  ['an AVI with MP3', 'mpeg4', 'libmp3lame', addStreamNotes, 'sent'],
  ['an AVI of JPEGs with their own notes', 'mjpeg', 'pcm_u8', addPictureNotes, 'original'],
] as const)(
  '%s is stored without its location, with its sound',
  async ([, video, audio, addNotes, kept], context) => {
    needFfmpeg(context);
    const avi = addNotes(await makeAvi(folder, video, audio));
    expect(findLocation(avi)).not.toEqual([]);
    const { mediaId } = await addVideo(owner, avi, 'Braai.avi');
    expect(Object.keys(await objectsOf(mediaId))).toEqual([kept]);
    await expectNoLocation(mediaId);
    await prepareVideo({ mediaId });
    await expectNoLocation(mediaId);
    const objects = await objectsOf(mediaId);
    expect('sent' in objects).toBe(kept === 'sent');
    const facts = await readVideoFacts(fileOf(objects.original));
    expect(facts).toMatchObject({ audio: expect.stringMatching(/^mp4a/) });
    expect(planVideo(facts)).toBe('plays');
  },
);

it('an upright video stays upright', async (context) => {
  needFfmpeg(context);
  const { mediaId } = await addVideo(owner, await uprightVideo());
  expect(await videoRow(mediaId)).toMatchObject({ width: 240, height: 320 });
  await prepareVideo({ mediaId });
  const { original } = await objectsOf(mediaId);
  expect(await readVideoFacts(fileOf(original))).toMatchObject({ width: 240, height: 320 });
});

/** The video of an iPhone, held upright: its matrix turns it by 90 degrees. */
async function uprightVideo(): Promise<Buffer> {
  const video = await readFile(VIDEO_SAMPLES.iPhone);
  const matrix = (numbers: number[]) => {
    const bytes = Buffer.alloc(36);
    for (const [at, number] of numbers.entries()) bytes.writeInt32BE(number, at * 4);
    return bytes;
  };
  const one = 0x10000;
  const at = video.indexOf(matrix([one, 0, 0, 0, one, 0, 0, 0, 0x40000000]), video.indexOf('tkhd'));
  expect(at).toBeGreaterThan(0);
  matrix([0, one, 0, -one, 0, 0, 240 * one, 0, 0x40000000]).copy(video, at);
  return video;
}
