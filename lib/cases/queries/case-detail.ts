import { isHiddenRelative } from '@/lib/memorials/relative-rules';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { answerRecipient } from './answer-recipient';
import { CASE_COLUMNS, toCaseRows } from './list-cases';

export type CaseDetail = Awaited<ReturnType<typeof caseDetail>>;

/** A case with everything that an admin needs to decide. Throws `not_found`. */
export async function caseDetail(id: string) {
  const found = await db().familyCase.findUnique({
    where: { id },
    select: {
      ...CASE_COLUMNS,
      emailSealed: true,
      relationship: true,
      message: true,
      language: true,
      decision: true,
      answer: true,
      decidedAt: true,
      openedBy: { select: { email: true, firstName: true, lastName: true, language: true } },
    },
  });
  if (!found) throw new AppError('not_found', messageFor('cases.refusals.notFound'));
  const { emailSealed, openedBy, decidedAt, ...row } = found;
  const [listed] = await toCaseRows([row]);
  if (!listed) throw new AppError('not_found', messageFor('cases.refusals.notFound'));
  const recipient = answerRecipient({
    email: unseal(emailSealed),
    language: row.language,
    openedBy,
  });
  const accountName = openedBy ? `${openedBy.firstName} ${openedBy.lastName}`.trim() : '';
  return {
    ...listed,
    name: row.name || accountName,
    email: recipient?.email ?? '',
    decidedAt: decidedAt?.toISOString() ?? null,
    ...(await peopleOf(row.memorialId)),
  };
}

/** The memorial's keepers, owner first, and its living or hidden relatives. */
async function peopleOf(memorialId: string) {
  const [keepers, memorial] = await Promise.all([
    db().keeper.findMany({
      where: { memorialId },
      orderBy: [{ role: 'asc' }, { createdAt: 'asc' }], // the order of the database enum: owners first
      select: { role: true, user: { select: { firstName: true, lastName: true } } },
    }),
    db().memorial.findUnique({
      where: { id: memorialId },
      select: {
        familyMembers: {
          orderBy: { position: 'asc' },
          select: { fullName: true, isLiving: true },
        },
        hiddenRelatives: { select: { name: true } },
      },
    }),
  ]);
  return {
    keepers: keepers.map(({ role, user }) => ({
      role,
      name: `${user.firstName} ${user.lastName}`.trim(),
    })),
    relatives: distinct(
      (memorial?.familyMembers ?? [])
        .map(({ fullName, isLiving }) => ({
          fullName,
          isLiving,
          isHidden: isHiddenRelative({ fullName }, memorial?.hiddenRelatives ?? []),
        }))
        .filter(({ isLiving, isHidden }) => isLiving || isHidden)
        .map(({ fullName, isHidden }) => ({ fullName, isHidden })),
    ),
  };
}

/** Each name once, because relatives are hidden by name. */
const distinct = <Member extends { fullName: string }>(members: Member[]): Member[] => [
  ...new Map(members.map((member) => [member.fullName, member])).values(),
];
