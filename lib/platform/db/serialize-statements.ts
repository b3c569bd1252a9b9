import type { Transaction } from '@prisma/driver-adapter-utils';

/**
 * Makes the statements of a transaction wait for each other. A connection runs one at a time
 * anyway, but Prisma loads relations in parallel, which node-postgres warns about and will refuse
 * (https://github.com/prisma/orm/pull/29979).
 */
export function serializeStatements(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const serialize =
    <Input, Answer>(run: (input: Input) => Promise<Answer>) =>
    (input: Input): Promise<Answer> => {
      const answer = last.then(() => run(input));
      last = answer.catch(() => {}); // the caller gets the error
      return answer;
    };
  transaction.queryRaw = serialize(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = serialize(transaction.executeRaw.bind(transaction));
  return transaction;
}
