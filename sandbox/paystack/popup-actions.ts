import { z } from 'zod';
import type { Route } from '../http/call';
import { type Call, jsonOf } from '../http/call';
import { json, type Reply } from '../http/reply';
import type { World } from '../world';
import { amountText } from './amount-text';
import { API_ERRORS } from './api-errors';
import { customerOf } from './charge-data';
import { createTransaction } from './create-transaction';
import { declineTransaction, payTransaction } from './settle-charge';
import { isOpen, type Transaction } from './transaction';

const resumed = z.object({ accessCode: z.string() });
const started = z.looseObject({ key: z.string(), ref: z.string().optional() });

/** The calls of the popup's script. Paystack's own are undocumented. */
export function popupActionRoutes(world: World): Route[] {
  const act = (run: (transaction: Transaction) => Transaction | Promise<Transaction>) => {
    return async (call: Call): Promise<Reply> => {
      const transaction = transactionOf(world, jsonOf(call));
      return transaction ? json(view(await run(transaction))) : json(GONE);
    };
  };
  return [
    { method: 'POST', path: '/popup/begin', run: (call) => json(begin(world, jsonOf(call))) },
    { method: 'POST', path: '/popup/pay', run: act((one) => payTransaction(world, one)) },
    { method: 'POST', path: '/popup/decline', run: act((one) => declineTransaction(world, one)) },
  ];
}

const GONE = { error: 'Transaction not found' };

/** Handles newTransaction with the public key and `ref`, or resumeTransaction with an access code (payments.md 1.7). */
function begin(world: World, params: unknown) {
  const existing = transactionOf(world, params);
  if (existing) return view(existing);
  if (resumed.safeParse(params).success) return GONE;
  const wanted = started.safeParse(params).data;
  if (wanted?.key !== world.settings.paystack.publicKey) {
    return { error: API_ERRORS.invalidKey.message };
  }
  const created = createTransaction(world, { ...wanted, reference: wanted.ref });
  return typeof created === 'string' ? { error: API_ERRORS[created].message } : view(created);
}

function transactionOf(world: World, params: unknown): Transaction | undefined {
  const accessCode = resumed.safeParse(params).data?.accessCode;
  return accessCode ? world.transactions.find((one) => one.accessCode === accessCode) : undefined;
}

/** `loaded` and `success` are the arguments of onLoad and onSuccess (payments.md 1.7). */
function view(transaction: Transaction) {
  const { id, reference, accessCode, amount, currency, email } = transaction;
  const trans = String(id);
  return {
    accessCode,
    email,
    amountText: amountText(amount, currency),
    isPaid: !isOpen(transaction),
    loaded: { id, customer: customerOf(transaction), accessCode },
    success: {
      id,
      reference,
      status: 'success',
      message: 'Approved',
      response: 'Approved',
      trans,
      transaction: trans,
      trxref: reference,
      redirecturl: `?trxref=${reference}&reference=${reference}`,
    },
  };
}
