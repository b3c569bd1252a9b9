import { hashApiToken, newApiToken, shownPrefix } from '@/lib/platform/auth/api-token';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { keyMadeMail } from '../key-mails';
import { MOST_KEYS } from '../key-rules';
import { isLiveKeyOf, SHOWN_OF_KEY, toKeyView } from '../queries/live-keys';
import type { KeyInput, KeyView } from '../schema-keys';
import { lockAccount } from './lock-account';

/**
 * Creates an API key for the viewer and mails them about it. Returns the token, which is not
 * stored, and the stored key. Throws `conflict` if the viewer has the maximum number. The caller
 * has checked the password, and that the viewer keeps the memorials.
 */
export async function makeKey(
  viewer: Viewer,
  { name, scopes, memorialIds, days }: Omit<KeyInput, 'password'>,
  now = new Date(),
): Promise<{ token: string; key: KeyView }> {
  const token = newApiToken();
  const { userId } = viewer;
  const key = await db().$transaction(async (tx) => {
    await lockAccount(tx, userId); // otherwise two requests could both pass the count
    if ((await tx.apiToken.count({ where: isLiveKeyOf(userId, now) })) >= MOST_KEYS)
      throw new AppError('conflict', said('keys.refusals.tooMany', { most: MOST_KEYS }));
    const row = await tx.apiToken.create({
      data: {
        id: newId(),
        userId,
        name,
        prefix: shownPrefix(token),
        hash: hashApiToken(token),
        scopes: [...new Set(scopes)],
        memorialIds: [...new Set(memorialIds)],
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      },
      select: SHOWN_OF_KEY,
    });
    const made = toKeyView(row);
    await enqueueMail(tx, keyMadeMail(made, viewer, viewer.language));
    return made;
  });
  return { token, key };
}
