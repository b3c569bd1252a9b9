import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { everyRow } from '@/lib/platform/every-row';

/** Every question and objection of a person while signed in, with the answer. */
export async function* ownQuestions(userId: string) {
  const rows = everyRow((after, take) =>
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
