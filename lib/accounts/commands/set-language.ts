import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { LanguageInput } from '../language-schema';

/** Stores the language of the mails to the viewer. */
export async function setLanguage({ userId }: Viewer, { language }: LanguageInput): Promise<void> {
  await db().user.update({ where: { id: userId }, data: { language }, select: { id: true } });
}
