import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { CANARY, LOCATION } from './video-files';

/** An AVI of a second that ffmpeg makes in this folder, with the location in its titles. */
export async function makeAvi(folder: string, video: string, audio: string): Promise<Buffer> {
  const file = path.join(folder, `${video}-${audio}.avi`);
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=160x120:rate=10:duration=1'];
  const sound = ['-f', 'lavfi', '-i', 'sine=440:duration=1'];
  const codecs = ['-c:v', video, '-c:a', audio];
  const titles = ['-metadata', '-metadata:s:v', '-metadata:s:a'].flatMap((option) => [
    option,
    `title=${CANARY}`,
  ]);
  const args = ['-v', 'error', ...picture, ...sound, ...codecs, ...titles, '-y', file];
  execFileSync(env().FFMPEG_PATH, args);
  return readFile(file);
}

/** Writes the location as a note (`strd`) about each stream, as some cameras do, where ffmpeg left room for an index. */
export function addStreamNotes(avi: Buffer): Buffer {
  return replaceEach(avi, 'JUNK', (at) => {
    avi.write('strd', at, 'latin1');
    avi.write(`AVIF Exif ${CANARY} ${LOCATION}/`, at + 8, 'latin1');
  });
}

/** Writes the location into each JPEG, where ffmpeg names itself. */
export function addPictureNotes(avi: Buffer): Buffer {
  return replaceEach(avi, 'Lavc', (at) => avi.write(CANARY, at, 'latin1'));
}

function replaceEach(avi: Buffer, found: string, replace: (at: number) => void): Buffer {
  let count = 0;
  for (let at = avi.indexOf(found); at >= 0; at = avi.indexOf(found, at + 1), count++) replace(at);
  if (count === 0) throw new Error(`The AVI has no ${found}`);
  return avi;
}
