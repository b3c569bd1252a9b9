import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { AssetKind } from '@/lib/settings/asset-rules';
import { storeAsset } from '@/lib/settings/commands/store-asset';
import { halves, writeTemporaryFile } from '@/tests/unit/media/picture-files';
import type { Person } from './cast';

/** Stores a logo or an icon of the site, which shows it only once the setting of this kind names it. */
export async function addAsset(admin: Person, kind: AssetKind) {
  const picture = kind === 'icon' ? halves(600, 600) : halves(600, 150);
  const path = await writeTemporaryFile(await picture.png().toBuffer());
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const viewer = { userId: admin.user.id, role: 'admin' } as never; // storeAsset reads nothing else of a viewer
  const { id, width, height } = await storeAsset(viewer, kind, { path, sha256 }, '#ffffff');
  await rm(path);
  return { id, width, height };
}
