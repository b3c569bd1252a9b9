import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { type Message, messageFor } from '@/lib/platform/language/message';
import {
  lockSettings,
  recordOtherChange,
} from '@/lib/platform/site-settings/record-setting-change';
import { legalHtml } from '../legal/legal-html';
import { type LegalKind, MAILED_KINDS, MAX_HTML_LENGTH } from '../legal/rules';
import type { PublishInput } from '../legal/schema';
import { refreshSettings } from './refresh-settings';

type NewVersionInput = Omit<PublishInput, 'password'>;

/**
 * Publishes a version of a legal text; the admin has just confirmed their password. Pages of all
 * instances show it at once. If there is a `summary`, jobs mail it to all members. A version with
 * an empty body takes the text down. Returns the version's number. Throws `conflict` if the editor
 * did not start from the newest version, and `invalid` for a text that is too long as a page or
 * unchanged, and for a summary if nobody would be mailed.
 */
export async function publishLegalText(
  viewer: Viewer,
  kind: LegalKind,
  { language, version, body, summary = '' }: NewVersionInput,
): Promise<number> {
  if (legalHtml(body).html.length > MAX_HTML_LENGTH)
    throw fieldError('body', messageFor('legal.faults.tooLong'));
  if (summary !== '' && (body === '' || !MAILED_KINDS.includes(kind)))
    throw fieldError('summary', messageFor('legal.faults.nobodyTold'));
  const newVersion = await db().$transaction(async (tx) => {
    await lockSettings(tx);
    const newest = await tx.legalText.findFirst({
      where: { kind, language },
      orderBy: { version: 'desc' },
      select: { version: true, body: true },
    });
    if ((newest?.version ?? 0) !== version)
      throw new AppError('conflict', messageFor('legal.faults.changed'));
    if ((newest?.body ?? '') === body) throw fieldError('body', messageFor('legal.faults.same'));
    const next = { kind, language, version: version + 1 };
    await tx.legalText.create({
      data: { ...next, body, summary, byId: viewer.userId },
      select: { version: true },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: body === '' ? 'legal.take-down' : 'legal.publish',
      subject: `legal/${kind}`,
      detail: { language, version: next.version, membersTold: summary !== '' },
    });
    // Every page's footer links to the texts, so cached pages must be rendered again.
    const after = { language, version: next.version };
    await recordOtherChange(tx, { key: `legal.${kind}`, after, byId: viewer.userId });
    if (summary !== '') await enqueue(tx, 'tell-members', { ...next, after: '' });
    return next.version;
  });
  await refreshSettings();
  return newVersion;
}

const fieldError = (field: string, userMessage: Message) =>
  new AppError('invalid', userMessage, { fields: { [field]: userMessage } });
