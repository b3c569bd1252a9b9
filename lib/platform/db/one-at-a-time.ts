import type { Transaction } from '@prisma/driver-adapter-utils';

/**
 * The same transaction, whose statements wait for each other. One connection runs one at a time anyway, but Prisma reads the relations of a
 * row at once, which node-postgres warns of and will refuse (https://github.com/prisma/orm/pull/29979).
 */
export function oneAtATime(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Given, Answer>(run: (given: Given) => Promise<Answer>) =>
    (given: Given): Promise<Answer> => {
      const answer = last.then(() => run(given));
      last = answer.catch(() => {}); // whoever asked hears of it
      return answer;
    };
  transaction.queryRaw = inTurn(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = inTurn(transaction.executeRaw.bind(transaction));
  return transaction;
}
