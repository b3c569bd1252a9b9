import {
  codeSent,
  fakeCamera,
  openAllTributes,
  openCalls,
  openFilters,
  openMenu,
  register,
  seeStone,
} from './acts';
import type { Picture } from './picture';

const CHALLENGE = 'userId=ChaLLenge123&email=ada%40perennial.example';

/** What visitors see (product.md 2). */
export const PUBLIC_PAGES: readonly Picture[] = [
  { name: 'home', address: '/' },
  { name: 'home-menu', address: '/', act: openMenu, window: true },
  { name: 'about', address: '/about' },
  { name: 'contact', address: '/contact' },
  { name: 'terms', address: '/terms_and_conditions' },
  { name: 'developers', address: '/developers' },
  { name: 'developers-memorials', address: '/developers/memorials' },
  { name: 'developers-call', address: '/developers/search', act: openCalls },
  { name: 'login', address: '/login' },
  { name: 'signup', address: '/signup' },
  { name: 'signup-code', address: '/signup', before: codeSent, act: register },
  { name: 'verify-email', address: `/verify-email?${CHALLENGE}&fromLogin=true` },
  { name: 'forgot-password', address: '/forgot-password' },
  { name: 'reset-password', address: `/reset-password?${CHALLENGE}` },
  { name: 'find-memorials', address: '/find-memorials' },
  { name: 'find-memorials-top', address: '/find-memorials', window: true },
  { name: 'find-memorials-filters', address: '/find-memorials', act: openFilters, window: true },
  { name: 'find-memorials-empty', address: '/find-memorials?name=nobody' },
  { name: 'scan-code-no-camera', address: '/scan-code' },
  { name: 'scan-code', address: '/scan-code', before: fakeCamera, act: seeStone },
  { name: 'memorial', address: '/memorial/{memorial}' },
  { name: 'memorial-family', address: '/memorial/{memorial}#family' },
  { name: 'memorial-career', address: '/memorial/{memorial}#career' },
  { name: 'memorial-gallery', address: '/memorial/{memorial}#gallery' },
  {
    name: 'memorial-tributes',
    address: '/memorial/{memorial}',
    act: openAllTributes,
    window: true,
  },
  { name: 'send-flowers', address: '/send-flowers/{memorial}' },
  { name: 'condolence', address: '/condolence/{memorial}' },
  { name: 'question', address: '/question/{memorial}' },
  { name: 'flower-payment', address: '/flower-payment/{memorial}' },
  { name: 'payment-cancel', address: '/payment/cancel' },
  { name: 'flower-payment-cancel', address: '/flower-payment/cancel?memorial_id={memorial}' },
  { name: 'not-found', address: '/no-such-page' },
];
