import { announceSettings } from '../cache/invalidate-page';
import type { Tx } from '../db/client';
import type { Prisma } from '../db/generated/client';

/** Any number: changes of settings come one after the other, so that versions grow in the order of the commits. */
const LOCK = 7_310_112;

/** Waits until no other change of settings is under way, until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
}

/** What was changed beside the settings, as the history of changes keeps it. Nothing was before: leave `before` out. */
type Change = {
  key: `legal.${string}` | `plan.${string}`;
  before?: Prisma.InputJsonObject;
  after: Prisma.InputJsonObject;
  byId: string;
};

/**
 * Makes every page out of date for a change of what is no setting, as prices and legal texts are. To be called under `lockSettings`.
 * The change has a number as those of settings have, so that an instance that misses the notice finds out.
 */
export async function recordChange(tx: Tx, change: Change): Promise<void> {
  await tx.settingChange.create({ data: change, select: { id: true } });
  await announceSettings(tx);
}
