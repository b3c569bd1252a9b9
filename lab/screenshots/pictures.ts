import { EVERY_PAGE } from './every-page';
import {
  addFamily,
  addLife,
  chooseVisibility,
  goToPayment,
  openEditor,
  openProfileDeletion,
  pickMedia,
  showFormErrors,
} from './member-actions';
import {
  fakeCamera,
  mockSignUp,
  openAllTributes,
  openApiCalls,
  openFilters,
  openMenu,
  submitSignUp,
  waitForCamera,
} from './page-actions';
import type { Screenshot } from './screenshot';

/** Each page once, and some pages in further states. */
export const PICTURES: readonly Screenshot[] = [
  ...EVERY_PAGE,

  // What visitors see
  { name: 'home-menu', address: '/', prepare: openMenu, window: true },
  { name: 'developers-call', address: '/developers/search', prepare: openApiCalls },
  { name: 'signup-code', address: '/signup', before: mockSignUp, prepare: submitSignUp },
  { name: 'find-memorials-top', address: '/find-memorials', window: true },
  {
    name: 'find-memorials-filters',
    address: '/find-memorials',
    prepare: openFilters,
    window: true,
  },
  { name: 'find-memorials-empty', address: '/find-memorials?name=nobody' },
  { name: 'scan-code-camera', address: '/scan-code', before: fakeCamera, prepare: waitForCamera },
  { name: 'memorial-family', address: '/memorial/{memorial}#family' },
  { name: 'memorial-career', address: '/memorial/{memorial}#career' },
  { name: 'memorial-gallery', address: '/memorial/{memorial}#gallery' },
  {
    name: 'memorial-tributes',
    address: '/memorial/{memorial}',
    prepare: openAllTributes,
    window: true,
  },
  { name: 'invitation-visitor', address: '/keep/{invitation}' },
  { name: 'mails-sent', address: '/mails/{mails}' },
  { name: 'mails-done', address: '/mails/{mails}?done' },

  // What members see
  { name: 'create-memorial-2-origin', address: '/create-memorial?step=origin', as: 'ada' },
  {
    name: 'create-memorial-3-life',
    address: '/create-memorial?step=life',
    as: 'ada',
    prepare: addLife,
  },
  {
    name: 'create-memorial-4-family',
    address: '/create-memorial?step=family',
    as: 'ada',
    prepare: addFamily,
  },
  { name: 'create-memorial-5-service', address: '/create-memorial?step=service', as: 'ada' },
  { name: 'create-memorial-6-options', address: '/create-memorial?step=options', as: 'ada' },
  {
    name: 'create-memorial-7-payment',
    address: '/create-memorial',
    as: 'ada',
    prepare: goToPayment,
  },
  {
    name: 'create-memorial-faults',
    address: '/create-memorial',
    as: 'ada',
    prepare: showFormErrors,
  },
  { name: 'memorial-creator', address: '/memorial/{memorial}', as: 'ada' },
  { name: 'memorial-edit', address: '/memorial/{memorial}', as: 'ada', prepare: openEditor },
  { name: 'invitation', address: '/keep/{invitation}', as: 'ben' },
  { name: 'invitation-other-account', address: '/keep/{invitation}', as: 'ada' },
  {
    name: 'memorial-access-password',
    address: '/edit-memorial/{memorial}/access',
    as: 'ada',
    prepare: chooseVisibility('Anyone who knows the family password'),
  },
  {
    name: 'memorial-access-invited',
    address: '/edit-memorial/{memorial}/access',
    as: 'ada',
    prepare: chooseVisibility('Only people the family invites'),
  },
  {
    name: 'memorial-access-keepers',
    address: '/edit-memorial/{memorial}/access',
    as: 'ada',
    prepare: chooseVisibility('Only those who look after it'),
  },
  {
    name: 'add-memorial-media-chosen',
    address: '/add-memorial-media/{memorial}',
    as: 'ada',
    prepare: pickMedia,
  },
  {
    name: 'profile-delete',
    address: '/profile',
    as: 'ada',
    prepare: openProfileDeletion,
    window: true,
  },
  { name: 'flower-payment-member', address: '/flower-payment/{memorial}', as: 'ben' },
  {
    name: 'memorial-payment-paid',
    address: '/memorial-payment/success?order_id={memorialOrder}',
    as: 'ada',
  },
  {
    name: 'flower-payment-waiting',
    address: '/flower-payment/success?order_id={waitingOrder}',
    as: 'ben',
  },

  // What admins see
  { name: 'admin-order-in-review', address: '/admin/orders/{reviewOrder}', as: 'root' },
  { name: 'admin-settings-doors', address: '/admin/settings/doors', as: 'root' },
];
