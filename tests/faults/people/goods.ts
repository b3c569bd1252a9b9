import sharp from 'sharp';
import { newId } from '@/lib/platform/ids/public-id';
import type { World } from '../world/world';
import type { Goods } from './customer';
import type { Person } from './people';

/** Creates a picture, tiny so that processing it takes no time, and a memorial by `creator` that accepts flowers. */
export async function prepareGoods({ database }: World, creator: Person): Promise<Goods> {
  const image = sharp({ create: { width: 40, height: 50, channels: 3, background: '#486' } });
  const picture = new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
  const memorialId = newId();
  const sql = await database.connect();
  await sql.query(
    `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate",
       "deathDate", "placeOfBirth", nationality, "primaryCause")
     VALUES ($1, $2, 'Wangari Test', 'wangari test', '', '1940-04-01', '2011-09-25', '', '', '')`,
    [memorialId, creator.id],
  );
  await sql.end();
  return { picture, memorialId };
}
