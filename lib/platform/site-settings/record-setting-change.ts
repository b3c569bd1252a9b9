import { publishSettingsChange } from '../cache/invalidate-page';
import type { Tx } from '../db/client';
import type { Prisma } from '../db/generated/client';

/**
 * An arbitrary number. Changes of settings are serialised, so that versions grow in the order of
 * the commits.
 */
const LOCK = 7_310_112;

/** Waits for other changes of settings, and locks them out until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
}

/**
 * A change of something other than a setting, for the history of changes. `before` is missing if
 * the thing is new.
 */
type Change = {
  key: `legal.${string}` | `plan.${string}`;
  before?: Prisma.InputJsonObject;
  after: Prisma.InputJsonObject;
  byId: string;
};

/**
 * Records a change of prices or legal texts, which makes every page outdated. Requires
 * `lockSettings`. The change gets a version like a change of settings, so that an instance that
 * missed the notification finds out.
 */
export async function recordOtherChange(tx: Tx, change: Change): Promise<void> {
  await tx.settingChange.create({ data: change, select: { id: true } });
  await publishSettingsChange(tx);
}
