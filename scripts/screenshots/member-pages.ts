import { addFamily, addLife, edit, pickMedia, seeFaults, toPayment } from './acts-members';
import type { Picture } from './picture';

/** What members see (spec 2). */
export const MEMBER_PAGES: readonly Picture[] = [
  { name: 'create-memorial-1-person', address: '/create-memorial', as: 'ada' },
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
  { name: 'add-memorial-media', address: '/add-memorial-media/{memorial}', as: 'ada' },
  {
    name: 'add-memorial-media-chosen',
    address: '/add-memorial-media/{memorial}',
    as: 'ada',
    act: pickMedia,
  },
  { name: 'my-memorials', address: '/my-memorials', as: 'ada' },
  { name: 'profile', address: '/profile', as: 'ada' },
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
];
