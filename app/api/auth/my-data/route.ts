import {
  exportAccessInvitations,
  exportAccessRequests,
  exportGrants,
} from '@/lib/access/queries/export-access';
import type { MemberReader } from '@/lib/access/reader';
import { readerForViewer } from '@/lib/access/reader-from';
import { exportAccount } from '@/lib/accounts/queries/export-account';
import { exportKeys } from '@/lib/accounts/queries/live-keys';
import { exportQuestions } from '@/lib/cases/queries/export-questions';
import { exportCondolences } from '@/lib/condolences/queries/export-condolences';
import { exportFirstReaders } from '@/lib/condolences/queries/export-first-readers';
import { exportMailSettings } from '@/lib/condolences/queries/export-mail-settings';
import {
  exportEvents,
  exportHandovers,
  exportInvitations,
  exportRoles,
} from '@/lib/keepers/queries/export-keeping';
import { exportUploads } from '@/lib/media/queries/export-uploads';
import { exportDrafts, exportMemorials } from '@/lib/memorials/queries/export-memorials';
import { exportOrders } from '@/lib/payments/order/export-orders';
import { zipResponse } from '@/lib/platform/archive/zip-response';
import { lazyContent, streamJsonList, type ZipEntry } from '@/lib/platform/archive/zip-stream';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { requireSameOriginRead } from '@/lib/platform/http/same-origin';
import { ARCHIVED_KINDS, type ArchivedKind, KINDS } from '@/lib/platform/kinds';
import { exportLegalTexts } from '@/lib/settings/queries/export-legal-texts';
import { exportTributes } from '@/lib/tributes/queries/export-tributes';
import { exportWebhooks } from '@/lib/webhooks/queries/export-webhooks';

/** The ZIP archive contains JSON files and the caller's uploads. */
export const GET = route({
  doc: {
    summary: 'Returns an archive of everything stored about the caller',
    answer: 'zip',
    errors: ['forbidden'],
    scope: null, // it contains more than any scope covers
  },
  access: 'member',
  limit: 'read',
  run: async ({ request, viewer }) => {
    requireSameOriginRead(request); // otherwise another site could use up the daily download limit
    await consumeRateLimit('ownData', viewer.userId);
    // Read before the response starts, so that an unreachable database causes an error, not half an archive.
    const account = await exportAccount(viewer.userId);
    return zipResponse('my-data', filesOf(await readerForViewer(viewer, request.headers), account));
  },
});

/** The caller's own rows of each kind. */
const OWN_ROWS: Record<ArchivedKind, (viewer: Viewer) => AsyncIterable<object>> = {
  condolence: condolencesOf,
  tribute: ({ userId }) => exportTributes(userId),
  contribution: uploadsOf,
};

async function* filesOf(reader: MemberReader, account: object): AsyncGenerator<ZipEntry> {
  const { viewer } = reader;
  const lastModified = new Date();
  const list = (name: string, rows: AsyncIterable<object>): ZipEntry => ({
    name: `${name}.json`,
    lastModified,
    input: streamJsonList(rows),
  });
  yield { name: 'account.json', lastModified, input: JSON.stringify(account, null, 2) };
  yield list('keys', exportKeys(viewer.userId));
  yield list('memorials', exportMemorials(viewer));
  yield list('drafts', exportDrafts(viewer.userId));
  yield list('orders', exportOrders(viewer.userId));
  for (const kind of ARCHIVED_KINDS) yield list(KINDS[kind].archive, OWN_ROWS[kind](viewer));
  yield list('keeper-roles', exportRoles(viewer.userId));
  yield list('keeper-invitations', exportInvitations(viewer));
  yield list('handovers', exportHandovers(viewer.userId));
  yield list('events', exportEvents(viewer.userId));
  yield list('access-invitations', exportAccessInvitations(viewer));
  yield list('access-requests', exportAccessRequests(viewer));
  yield list('access-grants', exportGrants(reader));
  yield list('questions', exportQuestions(viewer.userId));
  yield list('mail-choices', exportMailSettings(viewer.userId));
  yield list('first-readers', exportFirstReaders(viewer));
  yield list('legal-texts', exportLegalTexts(viewer.userId));
  yield list('webhooks', exportWebhooks(viewer.userId));
  for await (const { words, open } of exportCondolences(viewer))
    if (words.hasPicture)
      yield {
        name: `condolences/${words.id}.webp`,
        lastModified: words.createdAt,
        input: lazyContent(open),
      };
  for await (const { id, ending, createdAt, open } of exportUploads(viewer))
    yield { name: `uploads/${id}.${ending}`, lastModified: createdAt, input: lazyContent(open) };
}

async function* condolencesOf(viewer: Viewer) {
  for await (const { words } of exportCondolences(viewer)) yield words;
}

async function* uploadsOf(viewer: Viewer) {
  for await (const { open: _, ending, ...upload } of exportUploads(viewer))
    yield { ...upload, file: `uploads/${upload.id}.${ending}` };
}
