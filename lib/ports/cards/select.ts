import { paystack } from './paystack';
import type { CardsPort } from './port';

/** The card provider in use. There is one; the sandbox speaks its protocol at another address. */
export const cardsPort = (): CardsPort => paystack;
