import { OPEN_REVIEWS, reviewReason } from '@/lib/payments/reviews/review-messages';
import { toMajorUnits } from '@/lib/platform/currency-rules';
import { db } from '@/lib/platform/db/client';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { CsvCell } from '../csv';

/** An export: the header line, and its rows in the order of their ids. */
export type Export = {
  head: readonly string[];
  /** Returns at most `BATCH` rows after the id `after`; the first cell of each is the id. */
  rowsAfter: (after: string) => Promise<CsvCell[][]>;
};

type Name = { firstName: string; lastName: string };

/** Rows read at a time, which limits the memory of an export. */
const BATCH = 1000;

const pageAfter = (after: string) =>
  ({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: BATCH }) as const;

export const EXPORTS = {
  users: {
    head: ['id', 'firstName', 'lastName', 'email', 'role', 'emailVerifiedAt', 'createdAt'],
    rowsAfter: async (after) => {
      const rows = await db().user.findMany({
        ...pageAfter(after),
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
        ...[toIso(emailVerifiedAt), toIso(createdAt)],
      ]);
    },
  },
  tributes: {
    head: [
      ...['id', 'memorialId', 'memorial', 'sender', 'isAnonymous', 'amountUSD', 'message'],
      ...['orderId', 'createdAt', 'amount', 'currency'],
    ],
    rowsAfter: async (after) => {
      const rows = await db().tribute.findMany({
        ...pageAfter(after),
        select: {
          id: true,
          memorialId: true,
          memorial: { select: { fullName: true } },
          sender: { select: { firstName: true, lastName: true } },
          senderName: true,
          isAnonymous: true,
          amountMinor: true,
          currency: true,
          message: true,
          orderId: true,
          createdAt: true,
        },
      });
      return rows.map(({ id, memorialId, memorial, createdAt, ...row }) => [
        ...[id, memorialId, memorial.fullName, senderOf(row), row.isAnonymous],
        ...[
          amountInCurrency('USD', row.amountMinor, row.currency),
          row.message,
          row.orderId,
          toIso(createdAt),
        ],
        ...[toMajorUnits(row.amountMinor, row.currency), row.currency],
      ]);
    },
  },
  orders: {
    head: [
      ...['id', 'type', 'status', 'email', 'priceUSD', 'chargeZAR', 'receivedUSD', 'receivedZAR'],
      ...['reviewReason', 'createdAt', 'paidAt', 'price', 'receivedPrice', 'priceCurrency'],
      ...['charge', 'receivedCharge', 'chargeCurrency'],
    ],
    rowsAfter: async (after) => {
      const rows = await db().order.findMany({
        ...pageAfter(after),
        select: {
          id: true,
          type: true,
          status: true,
          email: true,
          priceMinor: true,
          priceCurrency: true,
          chargeMinor: true,
          chargeCurrency: true,
          reviews: OPEN_REVIEWS,
          createdAt: true,
          paidAt: true,
          ledger: { select: { priceMinor: true, chargeMinor: true } },
        },
      });
      return rows.map(({ id, type, status, email, ledger, reviews, createdAt, ...row }) => {
        const { priceCurrency, chargeCurrency } = row;
        const received = {
          price: sum(ledger.map(({ priceMinor }) => priceMinor)),
          charge: sum(ledger.map(({ chargeMinor }) => chargeMinor)),
        };
        return [
          ...[id, type, status, email],
          amountInCurrency('USD', row.priceMinor, priceCurrency),
          amountInCurrency('ZAR', row.chargeMinor, chargeCurrency),
          amountInCurrency('USD', received.price, priceCurrency),
          amountInCurrency('ZAR', received.charge, chargeCurrency),
          reviewReason({ type, reviews }, translatorFor(DEFAULT_LANGUAGE)),
          ...[toIso(createdAt), toIso(row.paidAt)],
          ...[
            toMajorUnits(row.priceMinor, priceCurrency),
            toMajorUnits(received.price, priceCurrency),
          ],
          priceCurrency,
          ...[
            toMajorUnits(row.chargeMinor, chargeCurrency),
            toMajorUnits(received.charge, chargeCurrency),
          ],
          chargeCurrency,
        ];
      });
    },
  },
} satisfies Record<string, Export>;

/**
 * The account's name, or the name stored with the tribute if the account is gone, as in the list.
 */
const senderOf = ({ sender, senderName }: { sender: Name | null; senderName: string }) =>
  sender ? `${sender.firstName} ${sender.lastName}`.trim() : senderName;

/** For columns whose names contain a currency: null for an amount in another currency. */
const amountInCurrency = (columnCurrency: string, minor: number, currency: string) =>
  currency === columnCurrency ? toMajorUnits(minor, currency) : null;

const toIso = (date: Date | null) => date?.toISOString() ?? null;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
