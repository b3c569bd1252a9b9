import { senderAddress } from './email-address';
import { env } from './env';
import { siteName } from './site-name';
import { siteSetting } from './site-settings/site-setting';

/** Who runs the site, answers for it and receives the money. */
export const operatorName = (): string => siteSetting('site.operator') || siteName();

/** Where people may write to, as pages name it; undefined where the operator names none. */
export const contactAddress = (): string | undefined =>
  siteSetting('site.contactEmail') || undefined;

/** Where mail for the operator goes: the contact address, else where mail comes from. */
export const operatorAddress = (): string => contactAddress() ?? senderAddress(env().MAIL_FROM);
