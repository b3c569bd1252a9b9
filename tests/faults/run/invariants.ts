import type { Snapshot } from './snapshot';

/**
 * Returns a sentence for each broken invariant. However often something was killed (R1), the ledger must list exactly
 * the provider's payments, and everybody who paid must have what they paid for, once.
 */
export function brokenInvariants(finalState: Snapshot): string[] {
  const broken = [...brokenLedger(finalState), ...brokenOrders(finalState)];
  if (finalState.strays !== 0)
    broken.push(`${finalState.strays} memorials or tributes belong to no order`);
  return broken;
}

function brokenLedger({ paid, charges }: Snapshot): string[] {
  const nameOf = (provider: string, id: string) => `${provider} ${id}`;
  const written = Map.groupBy(charges, (one) => nameOf(one.provider, one.providerTxnId));
  const known = new Set(paid.map(({ provider, id }) => nameOf(provider, id)));
  const broken: string[] = [];
  for (const { provider, id, reference, amount, currency } of paid) {
    const rows = written.get(nameOf(provider, id)) ?? [];
    if (rows.length !== 1) broken.push(`${reference} was paid and has ${rows.length} charges`);
    for (const row of rows) {
      if (row.chargeMinor !== amount || row.chargeCurrency !== currency)
        broken.push(
          `${reference}: paid ${amount} ${currency}, written ${row.chargeMinor} ${row.chargeCurrency}`,
        );
      if (row.reference !== reference) broken.push(`${reference} is written as ${row.reference}`);
    }
  }
  for (const name of written.keys())
    if (!known.has(name)) broken.push(`the ledger has ${name}, which nobody paid`);
  return broken;
}

function brokenOrders({ paid, orders, inbox }: Snapshot): string[] {
  const references = new Set(paid.map(({ reference }) => reference));
  const arrived = new Map<string, number>();
  for (const { text } of inbox) {
    const id = /Order (\w{12})\./.exec(text)?.[1];
    if (id) arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  return orders.flatMap((order) => {
    const payments = order.references.filter((each) => references.has(each)).length;
    const fulfilled = order.memorials + order.tributes;
    const expected = payments > 0 ? 1 : 0;
    const faults: [boolean, string][] = [
      [fulfilled !== expected, `${payments} payments, ${fulfilled} memorials or tributes`],
      [order.receipts !== expected, `${payments} payments, ${order.receipts} receipts written`],
      [expected === 1 && !arrived.has(order.id), 'its receipt never arrived'],
      [expected === 0 && arrived.has(order.id), 'a receipt arrived, and nobody paid'],
      [expected === 1 && order.status !== 'fulfilled', `paid, and ${order.status}`],
      [order.overpaid !== payments > 1, `${payments} payments, overpaid: ${order.overpaid}`],
      [order.overpaid !== order.reviews.length > 0, `for review: ${order.reviews.join(', ')}`],
    ];
    return faults
      .filter(([isBroken]) => isBroken)
      .map(([, message]) => `order ${order.id}: ${message}`);
  });
}
