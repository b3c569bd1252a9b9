import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { LanguageInput } from '../language-schema';

export async function setLanguage({ userId }: Viewer, { language }: LanguageInput): Promise<void> {
  await db().user.update({ where: { id: userId }, data: { language }, select: { id: true } });
}
