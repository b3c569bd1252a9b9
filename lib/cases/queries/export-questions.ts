import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';

/** Every question and objection that a member sent while signed in, with its answer. */
export async function* exportQuestions(userId: string) {
  const rows = iterateRows((after, take) =>
    db().familyCase.findMany({
      where: { openedById: userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        memorialId: true,
        claim: true,
        name: true,
        emailSealed: true,
        relationship: true,
        message: true,
        language: true,
        state: true,
        answer: true,
        createdAt: true,
        decidedAt: true,
      },
    }),
  );
  for await (const { emailSealed, ...row } of rows) yield { ...row, email: unseal(emailSealed) };
}
