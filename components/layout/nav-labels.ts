import type { Say } from '@/lib/platform/language/said';
import { memorialsAreOpen } from '@/lib/platform/site-settings/doors';
import { shownSetting } from '@/lib/platform/site-settings/shown-setting';

export type NavLabels = ReturnType<typeof navLabels>;

/**
 * The navigation's texts, already translated, because its scripts run on every page and load no catalogue. A link with
 * an empty label is hidden.
 */
export const navLabels = (say: Say) => ({
  label: say('site.nav.label'),
  language: say('site.nav.language'),
  draft: say('site.nav.draft'),
  links: {
    findMemorials: say('site.nav.findMemorials'),
    scanCode: say('site.nav.scanCode'),
    about: say('site.nav.about'),
    contact: say('site.nav.contact'),
    createMemorial: memorialsAreOpen() ? say('site.nav.createMemorial') : '',
    myMemorials: say('site.nav.myMemorials'),
    admin: say('site.nav.admin'),
    login: say('site.nav.login'),
    signUp: shownSetting('doors.signUp') === 'closed' ? '' : say('site.nav.signUp'),
    profile: say('site.nav.profile'),
  },
  logout: {
    label: say('site.nav.logout'),
    busy: say('site.nav.loggingOut'),
    failed: say('site.nav.stillLoggedIn'),
  },
});
