import { z } from 'zod';
import { VISIBILITIES } from '@/lib/access/rules';
import { DATE_PRECISIONS } from '@/lib/memorials/precision-rules';
import { cappedPagingFields, isoTime, pagingFields } from '@/lib/platform/http/answer-schema';
import { siteState } from './site-state-schema';

/** An entry of the audit trail; `detail` has ids and amounts. */
const auditRow = z.strictObject({
  id: z.string(),
  actor: z.string(),
  actorName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  createdAt: isoTime,
});

/** GET /api/admin/audit */
export const auditResponse = z.strictObject({ events: z.array(auditRow), ...pagingFields });

/**
 * GET /api/admin/dashboard. Revenue in whole units of the site's currency (product.md 3, "Admin
 * stats").
 */
export const dashboardResponse = z.strictObject({
  stats: z.strictObject({
    totalRevenue: z.number(),
    memorialRevenue: z.number(),
    flowerRevenue: z.number(),
    totalMemorials: z.number().int(),
  }),
});

const sums = { totalRevenue: z.number(), memorialRevenue: z.number(), flowerRevenue: z.number() };

/**
 * GET /api/admin/revenue: the dashboard's totals in the site's currency at each order's own rate,
 * and the charges by currency. `hasUncounted`: the totals leave out payments for which there was no
 * rate.
 */
export const revenueResponse = z.strictObject({
  currency: z.string(),
  ...sums,
  hasUncounted: z.boolean(),
  byCurrency: z.array(z.strictObject({ currency: z.string(), ...sums })),
});

/**
 * A memorial as admins find it, including private ones. `creator` is its present owner, `tributes`
 * counts its flowers.
 */
const adminMemorial = z.strictObject({
  _id: z.string(),
  fullName: z.string(),
  birthDate: z.iso.date(),
  birthPrecision: z.enum(DATE_PRECISIONS),
  deathDate: z.iso.date(),
  deathPrecision: z.enum(DATE_PRECISIONS),
  isPublic: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  creator: z
    .strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable(),
  tributes: z.number().int(),
  createdAt: isoTime,
});

/** GET /api/admin/memorials */
export const adminMemorialsResponse = z.strictObject({
  memorials: z.array(adminMemorial),
  ...cappedPagingFields,
});

const failed = {
  id: z.string(),
  tries: z.number().int(),
  reason: z.string(),
  nextTryAt: isoTime.nullable(),
};

/** GET /api/admin/operations. E-mail addresses are removed from `reason`. */
export const operationsResponse = z.strictObject({
  version: z.string(),
  pendingMigrations: z.array(z.string()),
  state: siteState,
  alerts: z.array(z.string()),
  machine: z.strictObject({
    disks: z.array(
      z.strictObject({
        name: z.enum(['temporary', 'media', 'data', 'backups']),
        freeBytes: z.number(),
        bytes: z.number(),
      }),
    ),
    pool: z.strictObject({ used: z.number(), idle: z.number(), waiting: z.number() }),
    certificate: z.strictObject({
      state: z.enum(['none', 'unknown', 'read']),
      endsAt: isoTime.nullable(),
      daysLeft: z.number().nullable(),
    }),
    ffmpeg: z.enum(['ready', 'incomplete', 'missing']),
  }),
  backup: z.strictObject({
    nightlyAt: z.string().nullable(),
    last: z.strictObject({ name: z.string(), at: isoTime, bytes: z.number() }).nullable(),
    failed: z.strictObject({ at: isoTime, reason: z.string() }).nullable(),
    verifiedAt: isoTime.nullable(),
  }),
  jobs: z.array(z.strictObject({ ...failed, name: z.string() })),
  mails: z.array(z.strictObject({ ...failed, about: z.string(), writtenAt: isoTime })),
});

const name = z.strictObject({ firstName: z.string(), lastName: z.string() });

/** A tribute as admins see it (product.md 3, "Admin view"); amount in whole units of `currency`. */
const adminTribute = z.strictObject({
  _id: z.string(),
  memorialId: z.string(),
  sender: name,
  receiver: name,
  isAnonymous: z.boolean(),
  amount: z.number(),
  currency: z.string(),
  message: z.string(),
  createdAt: isoTime,
});

/** GET /api/admin/tributes */
export const adminTributesResponse = z.strictObject({
  tributes: z.array(adminTribute),
  ...cappedPagingFields,
});

/**
 * An entry of the user list (product.md 3, "User (admin list)"); `memorials` counts those they own.
 */
const adminUser = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['member', 'admin']),
  createdAt: isoTime,
  memorials: z.number().int(),
});

/** GET /api/admin/users */
export const adminUsersResponse = z.strictObject({
  users: z.array(adminUser),
  ...cappedPagingFields,
});
