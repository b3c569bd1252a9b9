import type { Translate } from '@/lib/platform/language/message';
import { areMemorialsOpen } from '@/lib/platform/site-settings/feature-settings';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';

export type NavLabels = ReturnType<typeof navLabels>;

/**
 * The navigation's texts, already translated, so that its scripts, which run on every page, need no message catalogue.
 * A link with an empty label is hidden.
 */
export const navLabels = (t: Translate) => ({
  label: t('site.nav.label'),
  language: t('site.nav.language'),
  draft: t('site.nav.draft'),
  links: {
    findMemorials: t('site.nav.findMemorials'),
    scanCode: t('site.nav.scanCode'),
    about: t('site.nav.about'),
    contact: t('site.nav.contact'),
    createMemorial: areMemorialsOpen() ? t('site.nav.createMemorial') : '',
    myMemorials: t('site.nav.myMemorials'),
    admin: t('site.nav.admin'),
    login: t('site.nav.login'),
    signUp: snapshotSetting('doors.signUp') === 'closed' ? '' : t('site.nav.signUp'),
    profile: t('site.nav.profile'),
  },
  logout: {
    label: t('site.nav.logout'),
    busy: t('site.nav.loggingOut'),
    failed: t('site.nav.stillLoggedIn'),
  },
});
