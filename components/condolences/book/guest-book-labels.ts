import { pagerLabels } from '@/components/ui/pager';
import { IMAGE_MEGABYTES } from '@/lib/media/rules';
import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';

export type GuestBookLabels = ReturnType<typeof guestBookLabels>;

/**
 * The texts of the guest book's dialogs. The public memorial page has no translations in the browser
 * (docs/languages.md), so the server passes these.
 */
export const guestBookLabels = (say: Say, name: string, language: Language) => ({
  close: say('ui.close'),
  notLoaded: say('ui.partNotLoaded'),
  optional: say('ui.optional'),
  tryAgain: say('ui.tryAgain'),
  title: say('condolences.page.title'),
  fromFamily: say('condolences.page.fromFamily'),
  familyOnly: say('condolences.page.familyOnly'),
  picture: say('condolences.picture.sent'),
  loading: say('ui.loading'),
  pager: pagerLabels(say, say('condolences.page.pages'), language),
  form: {
    title: say('condolences.page.write'),
    for: say('condolences.form.for', { name }),
    message: say('condolences.form.message'),
    messageHint: say('condolences.form.messageHint'),
    name: say('condolences.form.name'),
    nameHint: say('condolences.form.nameHint'),
    picture: say('condolences.form.picture'),
    pictureHint: say('condolences.form.pictureHint', { megabytes: IMAGE_MEGABYTES }),
    pictureRefused: say('condolences.form.pictureRefused', { megabytes: IMAGE_MEGABYTES }),
    email: say('condolences.form.email'),
    emailHint: say('condolences.form.emailHint'),
    leaveEmpty: say('condolences.form.leaveEmpty'),
    send: say('condolences.form.send'),
    sending: say('condolences.form.sending'),
    failed: say('condolences.form.failed'),
    thanksTitle: say('condolences.form.thanksTitle'),
    thanks: say('condolences.form.thanks'),
    thanksPublished: say('condolences.form.thanksPublished'),
    ownPage: say('condolences.form.ownPage'),
    openOwnPage: say('condolences.form.openOwnPage'),
  },
  report: {
    title: say('condolences.report.title'),
    reason: say('condolences.report.reason'),
    scam: say('condolences.report.scam'),
    cruel: say('condolences.report.cruel'),
    private: say('condolences.report.private'),
    other: say('condolences.report.other'),
    words: say('condolences.report.words'),
    send: say('condolences.report.send'),
    sent: say('condolences.report.sent'),
    failed: say('condolences.form.failed'),
    missing: say('condolences.faults.reasonMissing'),
  },
});
