import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '@/lib/accounts/password-hash';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { storePicture } from '@/lib/media/commands/store-picture';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { type DemoAccountName, demoAccounts } from './accounts';
import { addAccessEntries } from './add-access-entries';
import { addDemoCase } from './add-demo-case';
import { addDemoContribution } from './add-demo-contribution';
import { addDemoKeepers } from './add-demo-keepers';
import { botanicalCard } from './card/botanical-card';
import { renderCard } from './card/render';
import { silhouette } from './card/silhouette';
import { landscape } from './cover/landscape';
import { demoMemorial } from './memorial-row';
import { demoPeople } from './people';
import type { DemoPerson } from './person';

/** How many memorials are loaded in parallel; drawing their pictures keeps the processor busy. */
const AT_ONCE = 3;

/**
 * Adds the demo accounts and memorials to the database and their pictures to the storage. Idempotent: existing ones
 * stay unchanged. Calls `onAdded` for every new memorial.
 */
export async function loadDemoData(onAdded: (name: string) => void): Promise<void> {
  const accounts = await addAccounts();
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-demo-'));
  const waiting = [...demoPeople];
  const work = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift())
      if (await addMemorial(person, accounts, folder)) onAdded(person.fullName);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addAccounts(): Promise<Record<DemoAccountName, string>> {
  const ids: Partial<Record<DemoAccountName, string>> = {};
  for (const { name, password, ...account } of demoAccounts) {
    const user = await db().user.upsert({
      where: { email: account.email },
      update: {},
      create: {
        ...account,
        id: newId(),
        passwordHash: await hashPassword(password),
        emailVerifiedAt: new Date(),
      },
      select: { id: true },
    });
    ids[name] = user.id;
  }
  return ids as Record<DemoAccountName, string>; // as: the loop has added the id of every account
}

async function addMemorial(
  person: DemoPerson,
  accounts: Record<DemoAccountName, string>,
  folder: string,
): Promise<boolean> {
  const ownerId = accounts[person.createdBy];
  const known = { fullName: person.fullName, createdById: ownerId };
  const found = await db().memorial.findFirst({ where: known, select: { id: true } });
  const draw = (seed: string, owner: string) =>
    storeDrawing(botanicalCard(seed), seed, owner, folder);
  if (found) {
    // Demo data loaded by earlier releases lacks these entries.
    await addDemoKeepers(db(), found.id, person, accounts);
    await addAccessEntries(db(), found.id, person);
    await addDemoCase(db(), found.id, person);
    await addDemoContribution(found.id, person, draw);
    return false;
  }
  const store = (drawing: string, name: string) => storeDrawing(drawing, name, ownerId, folder);
  const picture = person.hasSilhouette ? await store(silhouette(), person.slug) : null;
  const cover = person.cover ? await store(landscape(person.cover), person.cover) : null;
  const gallery: { mediaId: string; caption: string }[] = [];
  for (const { seed, caption } of person.gallery ?? [])
    gallery.push({ mediaId: await store(botanicalCard(seed), seed), caption });
  const condolencePictures = new Map<string, string>();
  for (const { picture: seed } of person.condolences ?? [])
    if (seed)
      condolencePictures.set(seed, await storeDrawing(botanicalCard(seed), seed, null, folder));
  const id = newId();
  await db().$transaction(async (tx) => {
    await tx.memorial.create({
      data: {
        ...demoMemorial(person, condolencePictures),
        id,
        createdById: ownerId,
        mainPictureId: picture,
        coverId: cover,
      },
      select: { id: true },
    });
    await addDemoKeepers(tx, id, person, accounts);
    await addAccessEntries(tx, id, person);
    await addDemoCase(tx, id, person);
    for (const pictureId of [picture, cover, ...condolencePictures.values()])
      if (pictureId) await claimPicture(tx, pictureId);
    for (const [position, { mediaId, caption }] of gallery.entries()) {
      await claimPicture(tx, mediaId, id);
      await tx.media.update({ where: { id: mediaId }, data: { position, caption } });
    }
  });
  await addDemoContribution(id, person, draw);
  return true;
}

/** Stores a drawing like an upload. Returns its media id. */
async function storeDrawing(
  drawing: string,
  name: string,
  ownerId: string | null,
  folder: string,
): Promise<string> {
  const fileName = `${name}.jpg`;
  const file = path.join(folder, fileName);
  await writeFile(file, await renderCard(drawing));
  return (await storePicture(ownerId, { path: file, fileName })).id;
}
