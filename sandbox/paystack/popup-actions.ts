import { z } from 'zod';
import { jsonReply, type Reply } from '../http/reply';
import type { Route } from '../http/route-request';
import { parseJsonBody, type RouteRequest } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import { amountLabel } from './amount-label';
import { createTransaction } from './create-transaction';
import { customerOf } from './paystack-charge';
import { PAYSTACK_ERRORS } from './paystack-errors';
import { declineTransaction, payTransaction } from './settle-charge';
import { isPayable, type Transaction } from './transaction';

const resumeParams = z.object({ accessCode: z.string() });
const startParams = z.looseObject({ key: z.string(), ref: z.string().optional() });

/** The endpoints that the popup's script calls. Paystack's own endpoints are undocumented. */
export function popupActionRoutes(state: SandboxState): Route[] {
  const forTransaction = (
    run: (transaction: Transaction) => Transaction | Promise<Transaction>,
  ) => {
    return async (call: RouteRequest): Promise<Reply> => {
      const transaction = transactionOf(state, parseJsonBody(call));
      return transaction ? jsonReply(popupView(await run(transaction))) : jsonReply(GONE);
    };
  };
  return [
    {
      method: 'POST',
      path: '/popup/begin',
      run: (call) => jsonReply(begin(state, parseJsonBody(call))),
    },
    {
      method: 'POST',
      path: '/popup/pay',
      run: forTransaction((one) => payTransaction(state, one)),
    },
    {
      method: 'POST',
      path: '/popup/decline',
      run: forTransaction((one) => declineTransaction(state, one)),
    },
  ];
}

const GONE = { error: 'Transaction not found' };

/** Handles newTransaction with the public key and `ref`, or resumeTransaction with an access code (payments.md 1.7). */
function begin(state: SandboxState, params: unknown) {
  const existing = transactionOf(state, params);
  if (existing) return popupView(existing);
  if (resumeParams.safeParse(params).success) return GONE;
  const options = startParams.safeParse(params).data;
  if (options?.key !== state.settings.paystack.publicKey) {
    return { error: PAYSTACK_ERRORS.invalidKey.message };
  }
  const result = createTransaction(state, { ...options, reference: options.ref });
  return typeof result === 'string'
    ? { error: PAYSTACK_ERRORS[result].message }
    : popupView(result);
}

function transactionOf(state: SandboxState, params: unknown): Transaction | undefined {
  const accessCode = resumeParams.safeParse(params).data?.accessCode;
  return accessCode ? state.transactions.find((one) => one.accessCode === accessCode) : undefined;
}

/** `loaded` and `success` are the arguments of onLoad and onSuccess (payments.md 1.7). */
function popupView(transaction: Transaction) {
  const { id, reference, accessCode, amount, currency, email } = transaction;
  const trans = String(id);
  return {
    accessCode,
    email,
    amountText: amountLabel(amount, currency),
    isPaid: !isPayable(transaction),
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
