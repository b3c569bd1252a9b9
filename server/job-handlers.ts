import { storeAccessRequest } from '@/lib/access/commands/store-access-request';
import { maintainKeys } from '@/lib/accounts/commands/maintain-keys';
import { postAlert } from '@/lib/admin/commands/post-alert';
import { watchSite } from '@/lib/admin/commands/watch-site';
import { deleteOldCases } from '@/lib/cases/commands/delete-old-cases';
import { mailAuthor } from '@/lib/condolences/commands/mail-author';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { screenAccessRequest } from '@/lib/condolences/commands/screen-access-request';
import { sendDigests } from '@/lib/condolences/commands/send-digests';
import { updateCandles } from '@/lib/condolences/commands/update-candles';
import { screeningLists } from '@/lib/condolences/screening-lists';
import { fulfil } from '@/lib/fulfilment';
import { endDueRoles } from '@/lib/keepers/commands/end-due-roles';
import { offerMemorials } from '@/lib/keepers/commands/offer-memorials';
import { runHandovers } from '@/lib/keepers/commands/run-handovers';
import { watchSilence } from '@/lib/keepers/commands/watch-silence';
import { completePicture } from '@/lib/media/commands/complete-picture';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { deleteStrayObjects } from '@/lib/media/commands/delete-stray-objects';
import { deleteStrayPieces } from '@/lib/media/commands/delete-stray-pieces';
import { findIncompletePictures } from '@/lib/media/commands/find-incomplete-pictures';
import { findUnpreparedVideos } from '@/lib/media/commands/find-unprepared-videos';
import { makePoster } from '@/lib/media/commands/make-poster';
import { prepareVideo } from '@/lib/media/commands/prepare-video';
import { deletePiecesOf } from '@/lib/media/upload-pieces';
import { deleteDueMemorials } from '@/lib/memorials/commands/delete-due-memorials';
import { deleteOldDrafts } from '@/lib/memorials/commands/delete-old-drafts';
import { sendBirthdayReminders } from '@/lib/memorials/commands/send-birthday-reminders';
import { reconcileOrder } from '@/lib/payments/reconcile/reconcile-order';
import { findLostRefunds } from '@/lib/payments/refunds/find-lost-refunds';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { lastBackupAt } from '@/lib/platform/backup/backup-runs';
import { purgeCdn } from '@/lib/platform/cache/purge-cdn';
import { deleteExpired } from '@/lib/platform/jobs/delete-expired';
import type { JobHandlers } from '@/lib/platform/jobs/worker';
import { deleteOldMail } from '@/lib/platform/mail/delete-mail';
import { requeueMail } from '@/lib/platform/mail/requeue-mail';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { countSearchWords } from '@/lib/search/commands/count-words';
import { rekeySearch } from '@/lib/search/commands/rekey';
import { deleteOldAssets } from '@/lib/settings/commands/delete-old-assets';
import { mailMembers } from '@/lib/settings/commands/mail-members';
import { deliverDue } from '@/lib/webhooks/commands/deliver-due';
import { fanOutEvent } from '@/lib/webhooks/commands/fan-out';
import { maintainWebhooks } from '@/lib/webhooks/commands/maintain-webhooks';
import { runNightlyBackup } from './nightly-backup';

/**
 * The handler of each job. A job is retried if its handler throws, and may run twice, so handlers must be idempotent.
 */
export const jobHandlers: JobHandlers = {
  'send-mail': sendMail,
  'check-order': (job) => reconcileOrder(job, fulfil),
  'send-refund': (data) => sendRefund(data),
  'find-lost-refunds': findLostRefunds,
  'requeue-mail': requeueMail,
  'forget-expired': deleteExpired,
  'forget-old-mail': deleteOldMail,
  'forget-drafts': deleteOldDrafts,
  'make-poster': makePoster,
  'prepare-video': prepareVideo,
  'find-unprepared-videos': findUnpreparedVideos,
  'complete-picture': completePicture,
  'find-incomplete-pictures': findIncompletePictures,
  'remove-media': deleteMedia,
  'remove-pieces': deletePiecesOf,
  'remove-stray-pieces': () => deleteStrayPieces(),
  'remove-stray-objects': deleteStrayObjects,
  'remove-old-assets': deleteOldAssets,
  'send-birthday-reminders': sendBirthdayReminders,
  'end-keepers': endDueRoles,
  'watch-silence': watchSilence,
  'run-handovers': runHandovers,
  'offer-memorials': offerMemorials,
  'delete-due': deleteDueMemorials,
  'forget-cases': deleteOldCases,
  'tend-keys': maintainKeys,
  'count-search-words': countSearchWords,
  'rekey-search': rekeySearch,
  'purge-cdn': purgeCdn,
  'watch-site': () => watchSite(lastBackupAt),
  'post-alert': postAlert,
  'nightly-backup': () => runNightlyBackup(),
  'update-candles': (data) => updateCandles(data),
  'tend-condolences': maintainCondolences,
  'tell-author': (data) => mailAuthor(data),
  'send-condolence-digests': sendDigests,
  'ask-family': async (data) => {
    screeningLists(); // before its transaction
    await storeAccessRequest(data, screenAccessRequest);
  },
  'tell-members': (data) => mailMembers(data),
  'fan-out-event': (data) => fanOutEvent(data),
  'deliver-webhooks': (data) => deliverDue(data, 'deliver-webhooks'),
  'retry-webhooks': (data) => deliverDue(data, 'retry-webhooks'),
  'tend-webhooks': maintainWebhooks,
};
