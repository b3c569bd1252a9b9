import type { HostedProvider, PopupProvider } from './browser-provider';
import { payfast } from './payfast';
import { paystack } from './paystack';

/** The provider whose popup takes cards. Pages load it before anybody pays, so an entry imports little. */
export const POPUP: PopupProvider = paystack;

/** The provider whose own page takes cards. */
export const HOSTED: HostedProvider = payfast;
