import { senderAddress } from './email-address';
import { env } from './env';
import { siteName } from './site-name';
import { getSetting } from './site-settings/get-setting';

/** Who runs the site, is responsible for it and receives the money. */
export const operatorName = (): string => getSetting('site.operator') || siteName();

/** The contact address on pages; undefined if the operator has set none. */
export const contactAddress = (): string | undefined =>
  getSetting('site.contactEmail') || undefined;

/** The recipient of mails to the operator: the contact address, or else the sender of our mails. */
export const operatorAddress = (): string => contactAddress() ?? senderAddress(env().MAIL_FROM);
