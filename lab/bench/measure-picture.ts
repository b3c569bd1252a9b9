import { alternate } from './alternate';
import { barSentence } from './bars';
import { runQuery } from './filled-databases';
import { newGallery, photograph, upload } from './gallery';
import { serveByNginx } from './nginx';
import { figure, type Section } from './report';
import type { ServedSite } from './serve-built-site';
import { steadyRate } from './steady-rate';

/** Larger pictures lose their noise, and most of their bytes, when they are resized. */
const SIZE = 400;

type Scale = { seconds: number; rounds: number };

/** Compares a picture as lists show it, served by the site and by nginx from disk. Throws if nginx was not found. */
export async function measurePicture(
  { url }: ServedSite,
  settings: Record<string, string>,
  nginxProgram: string | undefined,
  { seconds, rounds }: Scale,
): Promise<Section> {
  if (!nginxProgram) throw new Error('nginx was not found');
  const path = await somePicture(url, settings);
  const nginx = await serveByNginx(nginxProgram, url + path);
  try {
    const rates = await alternate(
      {
        ours: () => steadyRate(url, path, seconds),
        nginx: () => steadyRate(nginx.url, nginx.path, seconds),
      },
      rounds,
    );
    return {
      title: 'A picture',
      text: `Answers in a second, one process each, ${rounds} turns of ${seconds} s; ${nginx.bytes} bytes. ${barSentence(rates)}`,
      head: ['', 'in a second', 'of nginx'],
      rows: [
        ['a picture of 320 pixels', figure(rates.ours), figure(rates.ours / rates.nginx)],
        ['the same bytes by nginx', figure(rates.nginx), figure(1)],
      ],
    };
  } finally {
    await nginx.close();
  }
}

/** The path of a picture that a public memorial shows. */
async function somePicture(url: string, settings: Record<string, string>): Promise<string> {
  const { memorialId, token } = await newGallery(settings);
  await upload(url, memorialId, token, await photograph(SIZE, SIZE));
  const [row] = await runQuery(
    settings.DATABASE_URL ?? '',
    'SELECT id FROM media WHERE "memorialId" = $1',
    [memorialId],
  );
  return `/media/${row?.id}/320`;
}
