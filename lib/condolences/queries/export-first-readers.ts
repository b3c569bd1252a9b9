import { hashKeeperAddress } from '@/lib/keepers/hash-keeper-address';
import { keeperSelect } from '@/lib/keepers/keeper-select';
import { rightsAsKeeper } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';
import { unsealContact } from '../author-contact';

/**
 * Every memorial for which the person reads condolences first, or has asked a friend to. The name and address of a
 * friend are another person's data, so they are included only while the person may invite there.
 */
export async function* exportFirstReaders(viewer: Viewer) {
  const { userId, email } = viewer;
  const addressHash = hashKeeperAddress(email);
  const rows = iterateRows(async (after, take) => {
    const found = await db().firstReader.findMany({
      where: {
        OR: [{ userId }, { addressHash }, { chosenById: userId }],
        memorialId: { gt: after },
      },
      orderBy: { memorialId: 'asc' },
      take,
      select: {
        memorialId: true,
        memorial: { select: { keepers: keeperSelect(viewer) } },
        userId: true,
        addressHash: true,
        name: true,
        contactSealed: true,
        chosenById: true,
        createdAt: true,
      },
    });
    return found.map((row) => ({ id: row.memorialId, ...row }));
  });
  for await (const { memorialId, memorial, name, contactSealed, createdAt, ...row } of rows) {
    const isChosenByYou = row.chosenById === userId;
    const isFriend = row.addressHash !== null;
    yield {
      memorialId,
      isYou: row.userId === userId || row.addressHash === addressHash,
      isChosenByYou,
      createdAt,
      ...(isFriend &&
        isChosenByYou &&
        rightsAsKeeper(viewer, memorial).invite && {
          name,
          email: unsealContact(contactSealed)?.email ?? '',
        }),
    };
  }
}
