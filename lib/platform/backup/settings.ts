import { z } from 'zod';
import { settingsOf } from '../env';
import {
  flag,
  nonEmptyText,
  optionalUrl,
  type RawSettings,
  type SettingIssue,
} from '../settings-part';

/** The settings of `npm run backup`, `npm run restore` and the nightly backup. */
const schema = z.object({
  BACKUP_TO: nonEmptyText.optional(),
  BACKUP_S3_ENDPOINT: optionalUrl,
  BACKUP_S3_REGION: nonEmptyText.default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: nonEmptyText.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: nonEmptyText.optional(),
  BACKUP_S3_FORCE_PATH_STYLE: flag.default(false),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(30),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'must be a public key of age, which begins with age1')
    .optional(),
});

function faultsBetween(given: RawSettings): SettingIssue[] {
  const faults: SettingIssue[] = [];
  if (given.BACKUP_PASSPHRASE && given.BACKUP_RECIPIENT)
    faults.push({ name: 'BACKUP_RECIPIENT', message: 'and BACKUP_PASSPHRASE cannot both be set' });
  if (isBucket(given.BACKUP_TO))
    for (const name of ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'])
      if (!given[name]) faults.push({ name, message: 'is missing (BACKUP_TO is a bucket)' });
  return faults;
}

/** Whether backups go to a bucket rather than a folder. */
export const isBucket = (place: string | undefined): boolean => place?.startsWith('s3://') ?? false;

export const backupSettings = { schema, faultsBetween };

const NEVER = 'never';

/** When the nightly backup starts (UTC). Backups by script do not need it. */
export const nightlySettings = {
  schema: z.object({
    BACKUP_AT: z
      .string()
      .regex(/^(never|([01]\d|2[0-3]):[0-5]\d)$/, 'must be a UTC time such as 02:05, or never')
      .default('02:05'),
  }),
  faultsBetween({
    BACKUP_TO,
    BACKUP_AT,
    BACKUP_PASSPHRASE,
    BACKUP_RECIPIENT,
  }: RawSettings): SettingIssue[] {
    if (!BACKUP_TO || BACKUP_AT === NEVER || BACKUP_PASSPHRASE || BACKUP_RECIPIENT) return [];
    const message = 'is missing (or set BACKUP_RECIPIENT, or BACKUP_AT=never)';
    return [{ name: 'BACKUP_PASSPHRASE', message }];
  },
};

/** The schedule of the nightly backup as cron in UTC; undefined if there is none. */
export function nightlyCron(): string | undefined {
  const { BACKUP_AT } = settingsOf(nightlySettings);
  if (!settingsOf(backupSettings).BACKUP_TO || BACKUP_AT === NEVER) return undefined;
  const [hour, minute] = BACKUP_AT.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}
