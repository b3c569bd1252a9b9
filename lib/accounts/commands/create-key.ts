import { displayPrefix, hashApiToken, newApiToken } from '@/lib/platform/auth/api-token';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { keyCreatedMail } from '../key-mails';
import { MAX_KEYS } from '../key-rules';
import { KEY_COLUMNS, liveKeysWhere, toKeyView } from '../queries/live-keys';
import type { KeyInput, KeyView } from '../schema-keys';
import { lockAccount } from './lock-account';

/**
 * Creates an API key for the viewer and mails them about it. Returns the token, which is not
 * stored, and the stored key. Throws `conflict` if the viewer has the maximum number. The caller
 * has checked the password, and that the viewer keeps the memorials.
 */
export async function createKey(
  viewer: Viewer,
  { name, scopes, memorialIds, days }: Omit<KeyInput, 'password'>,
  now = new Date(),
): Promise<{ token: string; key: KeyView }> {
  const token = newApiToken();
  const { userId } = viewer;
  const key = await db().$transaction(async (tx) => {
    await lockAccount(tx, userId); // otherwise two requests could both pass the count
    if ((await tx.apiToken.count({ where: liveKeysWhere(userId, now) })) >= MAX_KEYS)
      throw new AppError('conflict', messageFor('keys.refusals.tooMany', { most: MAX_KEYS }));
    const row = await tx.apiToken.create({
      data: {
        id: newId(),
        userId,
        name,
        prefix: displayPrefix(token),
        hash: hashApiToken(token),
        scopes: [...new Set(scopes)],
        memorialIds: [...new Set(memorialIds)],
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      },
      select: KEY_COLUMNS,
    });
    const created = toKeyView(row);
    await enqueueMail(tx, keyCreatedMail(created, viewer, viewer.language));
    return created;
  });
  return { token, key };
}
