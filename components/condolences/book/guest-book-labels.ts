import { pagerLabels } from '@/components/ui/pager';
import { IMAGE_MEGABYTES } from '@/lib/media/rules';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';

export type GuestBookLabels = ReturnType<typeof guestBookLabels>;

/**
 * The texts of the guest book's dialogs. The public memorial page loads no translations in the browser
 * (docs/languages.md), so the server passes these texts as props.
 */
export const guestBookLabels = (t: Translate, name: string, language: Language) => ({
  close: t('ui.close'),
  notLoaded: t('ui.partNotLoaded'),
  optional: t('ui.optional'),
  tryAgain: t('ui.tryAgain'),
  title: t('condolences.page.title'),
  fromFamily: t('condolences.page.fromFamily'),
  familyOnly: t('condolences.page.familyOnly'),
  picture: t('condolences.picture.sent'),
  loading: t('ui.loading'),
  pager: pagerLabels(t, t('condolences.page.pages'), language),
  form: {
    title: t('condolences.page.write'),
    for: t('condolences.form.for', { name }),
    message: t('condolences.form.message'),
    messageHint: t('condolences.form.messageHint'),
    name: t('condolences.form.name'),
    nameHint: t('condolences.form.nameHint'),
    picture: t('condolences.form.picture'),
    pictureHint: t('condolences.form.pictureHint', { megabytes: IMAGE_MEGABYTES }),
    pictureRefused: t('condolences.form.pictureRefused', { megabytes: IMAGE_MEGABYTES }),
    email: t('condolences.form.email'),
    emailHint: t('condolences.form.emailHint'),
    leaveEmpty: t('condolences.form.leaveEmpty'),
    send: t('condolences.form.send'),
    sending: t('condolences.form.sending'),
    failed: t('condolences.form.failed'),
    thanksTitle: t('condolences.form.thanksTitle'),
    thanks: t('condolences.form.thanks'),
    thanksPublished: t('condolences.form.thanksPublished'),
    ownPage: t('condolences.form.ownPage'),
    openOwnPage: t('condolences.form.openOwnPage'),
  },
  report: {
    title: t('condolences.report.title'),
    reason: t('condolences.report.reason'),
    scam: t('condolences.report.scam'),
    cruel: t('condolences.report.cruel'),
    private: t('condolences.report.private'),
    other: t('condolences.report.other'),
    words: t('condolences.report.words'),
    send: t('condolences.report.send'),
    sent: t('condolences.report.sent'),
    failed: t('condolences.form.failed'),
    missing: t('condolences.faults.reasonMissing'),
  },
});
