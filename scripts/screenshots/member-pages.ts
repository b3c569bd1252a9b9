import { addFamily, addLife, edit, pickMedia, seeFaults, toPayment } from './acts-members';
import type { Picture } from './picture';

/** What members see (product.md 2). */
export const MEMBER_PAGES: readonly Picture[] = [
  {
    name: 'create-memorial-1-person',
    address: '/create-memorial',
    as: 'ada',
    words: 'What you type is saved in this browser',
  },
  { name: 'create-memorial-2-origin', address: '/create-memorial?step=origin', as: 'ada' },
  {
    name: 'create-memorial-3-life',
    address: '/create-memorial?step=life',
    as: 'ada',
    act: addLife,
  },
  {
    name: 'create-memorial-4-family',
    address: '/create-memorial?step=family',
    as: 'ada',
    act: addFamily,
  },
  { name: 'create-memorial-5-service', address: '/create-memorial?step=service', as: 'ada' },
  { name: 'create-memorial-6-options', address: '/create-memorial?step=options', as: 'ada' },
  {
    name: 'create-memorial-7-payment',
    address: '/create-memorial',
    as: 'ada',
    act: toPayment,
  },
  {
    name: 'create-memorial-faults',
    address: '/create-memorial',
    as: 'ada',
    act: seeFaults,
  },
  { name: 'memorial-creator', address: '/memorial/{memorial}', as: 'ada' },
  { name: 'memorial-edit', address: '/memorial/{memorial}', as: 'ada', act: edit },
  { name: 'edit-memorial', address: '/edit-memorial/{memorial}', as: 'ada' },
  {
    name: 'memorial-languages',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
  },
  { name: 'memorial-keepers', address: '/edit-memorial/{memorial}/keepers', as: 'ada' },
  { name: 'invitation', address: '/keep/{invitation}', as: 'ben' },
  { name: 'invitation-other-account', address: '/keep/{invitation}', as: 'ada' },
  { name: 'invitation-visitor', address: '/keep/{invitation}' },
  { name: 'invitation-unknown', address: '/keep/NobodyNobodyNobody2222' },
  { name: 'memorial-access', address: '/edit-memorial/{memorial}/access', as: 'ada' },
  {
    name: 'memorial-condolences',
    address: '/edit-memorial/{memorial}/condolences',
    as: 'ada',
  },
  {
    name: 'memorial-contributions',
    address: '/edit-memorial/{memorial}/contributions',
    as: 'ada',
  },
  { name: 'add-memorial-media', address: '/add-memorial-media/{memorial}', as: 'ada' },
  {
    name: 'add-memorial-media-chosen',
    address: '/add-memorial-media/{memorial}',
    as: 'ada',
    act: pickMedia,
  },
  {
    name: 'my-memorials',
    address: '/my-memorials',
    as: 'ada',
    words: 'The memorials you look after.',
  },
  { name: 'profile', address: '/profile', as: 'ada', words: 'Memorials Created' },
  { name: 'flower-payment-member', address: '/flower-payment/{memorial}', as: 'ben' },
  {
    name: 'memorial-payment-success',
    address: '/memorial-payment/success?order_id={memorialOrder}',
    as: 'ada',
  },
  {
    name: 'flower-payment-success',
    address: '/flower-payment/success?order_id={waitingOrder}',
    as: 'ben',
  },
  {
    name: 'memorial-payment-no-order',
    address: '/memorial-payment/success',
    as: 'ada',
    words: 'Payment identifier (Order ID) not found in URL.',
  },
  {
    name: 'flower-payment-no-order',
    address: '/flower-payment/success',
    as: 'ada',
    words: 'No order ID found in URL',
  },
];
