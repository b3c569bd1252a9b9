import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';

/** Opens a transaction on every connection of the pool. Returns the function that ends them. */
export async function takeEveryConnection(): Promise<() => Promise<void>> {
  const mayEnd = Promise.withResolvers<void>();
  const transactions = Array.from({ length: env().DATABASE_POOL }, () => {
    const opened = Promise.withResolvers<void>();
    const hold = () => {
      opened.resolve();
      return mayEnd.promise;
    };
    return { opened, over: db().$transaction(hold, { maxWait: 5_000, timeout: 20_000 }) };
  });
  await Promise.all(transactions.map(({ opened }) => opened.promise));
  return async () => {
    mayEnd.resolve();
    await Promise.all(transactions.map(({ over }) => over));
  };
}
