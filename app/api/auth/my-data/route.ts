import {
  ownAccessInvitations,
  ownAccessRequests,
  ownGrants,
} from '@/lib/access/queries/own-access';
import type { MemberReader } from '@/lib/access/reader';
import { readerOf } from '@/lib/access/reader-from';
import { ownKeys } from '@/lib/accounts/queries/live-keys';
import { ownAccount } from '@/lib/accounts/queries/own-account';
import { ownQuestions } from '@/lib/cases/queries/own-questions';
import { ownCondolences } from '@/lib/condolences/queries/own-condolences';
import { ownMailChoices } from '@/lib/condolences/queries/own-mail-choices';
import {
  ownEvents,
  ownHandovers,
  ownInvitations,
  ownRoles,
} from '@/lib/keepers/queries/own-keeping';
import { ownUploads } from '@/lib/media/queries/own-uploads';
import { ownDrafts, ownMemorials } from '@/lib/memorials/queries/own-memorials';
import { ownOrders } from '@/lib/payments/order/own-orders';
import { zipAnswer } from '@/lib/platform/archive/zip-answer';
import { contentsOf, jsonList, type ZippedFile } from '@/lib/platform/archive/zip-stream';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { requireOwnRead } from '@/lib/platform/http/same-origin';
import { ARCHIVED_KINDS, type ArchivedKind, KINDS } from '@/lib/platform/kinds';
import { ownLegalTexts } from '@/lib/settings/queries/own-legal-texts';
import { ownTributes } from '@/lib/tributes/queries/own-tributes';
import { ownWebhooks } from '@/lib/webhooks/queries/own-webhooks';

/** A ZIP archive of everything stored about the caller: JSON files and their uploads. */
export const GET = route({
  doc: {
    summary: 'Returns what is stored about the caller, as an archive',
    answer: 'zip',
    errors: ['forbidden'],
    scope: null, // it contains more than any scope covers
  },
  access: 'member',
  limit: 'read',
  run: async ({ request, viewer }) => {
    requireOwnRead(request); // otherwise another site could use up the daily limit of downloads
    await consumeRateLimit('ownData', viewer.userId);
    // Read before the response starts, so that an unreachable database is an error and not half an archive.
    const account = await ownAccount(viewer.userId);
    return zipAnswer('my-data', filesOf(await readerOf(viewer, request.headers), account));
  },
});

/** The caller's own rows of each kind. */
const OWN: Record<ArchivedKind, (viewer: Viewer) => AsyncIterable<object>> = {
  condolence: wordsOf,
  tribute: ({ userId }) => ownTributes(userId),
  contribution: uploadsOf,
};

async function* filesOf(reader: MemberReader, account: object): AsyncGenerator<ZippedFile> {
  const { viewer } = reader;
  const lastModified = new Date();
  const list = (name: string, rows: AsyncIterable<object>): ZippedFile => ({
    name: `${name}.json`,
    lastModified,
    input: jsonList(rows),
  });
  yield { name: 'account.json', lastModified, input: JSON.stringify(account, null, 2) };
  yield list('keys', ownKeys(viewer.userId));
  yield list('memorials', ownMemorials(viewer));
  yield list('drafts', ownDrafts(viewer.userId));
  yield list('orders', ownOrders(viewer.userId));
  for (const kind of ARCHIVED_KINDS) yield list(KINDS[kind].archive, OWN[kind](viewer));
  yield list('keeper-roles', ownRoles(viewer.userId));
  yield list('keeper-invitations', ownInvitations(viewer));
  yield list('handovers', ownHandovers(viewer.userId));
  yield list('events', ownEvents(viewer.userId));
  yield list('access-invitations', ownAccessInvitations(viewer));
  yield list('access-requests', ownAccessRequests(viewer));
  yield list('access-grants', ownGrants(reader));
  yield list('questions', ownQuestions(viewer.userId));
  yield list('mail-choices', ownMailChoices(viewer.userId));
  yield list('legal-texts', ownLegalTexts(viewer.userId));
  yield list('webhooks', ownWebhooks(viewer.userId));
  for await (const { words, open } of ownCondolences(viewer))
    if (words.hasPicture)
      yield {
        name: `condolences/${words.id}.webp`,
        lastModified: words.createdAt,
        input: contentsOf(open),
      };
  for await (const { id, ending, createdAt, open } of ownUploads(viewer))
    yield { name: `uploads/${id}.${ending}`, lastModified: createdAt, input: contentsOf(open) };
}

async function* wordsOf(viewer: Viewer) {
  for await (const { words } of ownCondolences(viewer)) yield words;
}

async function* uploadsOf(viewer: Viewer) {
  for await (const { open: _, ending, ...upload } of ownUploads(viewer))
    yield { ...upload, file: `uploads/${upload.id}.${ending}` };
}
