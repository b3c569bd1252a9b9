import { db } from '@/lib/db/client';
import type { Cell } from '../csv';

/** What can be exported: the head line, and the rows after an id, in the order of the ids. */
export type Export = {
  head: readonly string[];
  /** At most `BATCH` rows behind `after`; the id stands first in each. */
  rowsAfter: (after: string) => Promise<Cell[][]>;
};

type Name = { firstName: string; lastName: string };

/** Small enough that a whole export never holds more than this in memory. */
const BATCH = 1000;

const page = (after: string) =>
  ({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: BATCH }) as const;

export const EXPORTS = {
  users: {
    head: ['id', 'firstName', 'lastName', 'email', 'role', 'emailVerifiedAt', 'createdAt'],
    rowsAfter: async (after) => {
      const rows = await db().user.findMany({
        ...page(after),
        select: {
          id: true,
          firstName: true,
          lastName: true,
          email: true,
          role: true,
          emailVerifiedAt: true,
          createdAt: true,
        },
      });
      return rows.map(({ id, firstName, lastName, email, role, emailVerifiedAt, createdAt }) => [
        ...[id, firstName, lastName, email, role],
        ...[iso(emailVerifiedAt), iso(createdAt)],
      ]);
    },
  },
  tributes: {
    head: [
      ...['id', 'memorialId', 'memorial', 'sender', 'isAnonymous', 'amountUSD', 'message'],
      ...['orderId', 'createdAt'],
    ],
    rowsAfter: async (after) => {
      const rows = await db().tribute.findMany({
        ...page(after),
        select: {
          id: true,
          memorialId: true,
          memorial: { select: { fullName: true } },
          sender: { select: { firstName: true, lastName: true } },
          senderName: true,
          isAnonymous: true,
          amountMinor: true,
          message: true,
          orderId: true,
          createdAt: true,
        },
      });
      return rows.map(({ id, memorialId, memorial, createdAt, ...row }) => [
        ...[id, memorialId, memorial.fullName, senderOf(row), row.isAnonymous],
        ...[row.amountMinor / 100, row.message, row.orderId, iso(createdAt)],
      ]);
    },
  },
  orders: {
    head: [
      ...['id', 'type', 'status', 'email', 'priceUSD', 'chargeZAR', 'receivedUSD', 'receivedZAR'],
      ...['reviewReason', 'createdAt', 'paidAt'],
    ],
    rowsAfter: async (after) => {
      const rows = await db().order.findMany({
        ...page(after),
        select: {
          id: true,
          type: true,
          status: true,
          email: true,
          priceMinor: true,
          chargeMinor: true,
          reviewReason: true,
          createdAt: true,
          paidAt: true,
          ledger: { select: { priceMinor: true, chargeMinor: true } },
        },
      });
      return rows.map(({ id, type, status, email, ledger, reviewReason, createdAt, ...row }) => [
        ...[id, type, status, email, row.priceMinor / 100, row.chargeMinor / 100],
        sum(ledger.map(({ priceMinor }) => priceMinor)) / 100,
        sum(ledger.map(({ chargeMinor }) => chargeMinor)) / 100,
        ...[reviewReason, iso(createdAt), iso(row.paidAt)],
      ]);
    },
  },
} satisfies Record<string, Export>;

/** As in the list: the account's name, or the one the tribute carries when the account is gone. */
const senderOf = ({ sender, senderName }: { sender: Name | null; senderName: string }) =>
  sender ? `${sender.firstName} ${sender.lastName}`.trim() : senderName;

const iso = (date: Date | null) => date?.toISOString() ?? null;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
