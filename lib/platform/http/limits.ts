import { type Said, said } from '@/lib/platform/language/said';

/** A limit: at most `max` requests in `seconds`, and the message beyond it. */
export type Limit = {
  max: number;
  seconds: number;
  /** What to do if one use cannot be counted while the database answers: `closed` refuses the request, `open` allows it. */
  onFailure: 'open' | 'closed';
  message: Said;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SLOW_DOWN = said('http.limits.slowDown');

/**
 * Every limit of the product (security.md, "Codes and accounts"). Counts by network unless noted
 * (caller-networks.ts).
 */
export const LIMITS = {
  read: { max: 600, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** What is typed into a search field, a call for each pause. */
  suggest: { max: 120, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** Codes as PNG, preview cards and portraits in mails, which are drawn when somebody asks; those in memory are not counted. */
  drawing: { max: 120, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  write: { max: 120, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** A high ceiling, since many people share an address; uploads are also counted by account. */
  upload: { max: 6000, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  /** By account; enough for several full galleries. */
  uploadByAccount: {
    max: 300,
    seconds: HOUR,
    onFailure: 'open',
    message: said('http.limits.uploads'),
  },
  /** By account: the form before the payment. Separate, so that uploads to a gallery never block a payment. */
  draftByAccount: { max: 120, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  /** Many people who pay share the address of a mobile network. */
  payment: { max: 600, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  webhook: { max: 6000, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  login: { max: 60, seconds: 15 * MINUTE, onFailure: 'closed', message: SLOW_DOWN },
  /** By network and account. */
  loginToAccount: {
    max: 10,
    seconds: 15 * MINUTE,
    onFailure: 'closed',
    message: said('http.limits.logins'),
  },
  /**
   * By account, known or not, for everybody but its known devices (decision 0038). Two windows may meet
   * within an hour: twice this is the hundred tries that any 60 minutes may have.
   */
  loginToAccountFromAll: {
    max: 50,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.loginsFromAll'),
  },
  /** By known device; beyond it the device counts like any other caller. */
  loginFromDevice: {
    max: 10,
    seconds: 15 * MINUTE,
    onFailure: 'closed',
    message: SLOW_DOWN,
  },
  /**
   * By network and account, for everybody but its known devices. Two windows may meet within 24 hours: twice
   * this stays below the seven codes that strangers have in common (lib/accounts/rules.ts).
   */
  codesToAccount: {
    max: 3,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.codes'),
  },
  /** By known device; beyond it the device counts like any other caller. */
  codesToDevice: { max: 3, seconds: 24 * HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By account of an admin: codes that a new contact address is asked for, and tries at them. */
  settingCode: { max: 20, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  register: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  forgot: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  code: { max: 120, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By network: each try at a family password is compared, whatever it is. */
  open: { max: 300, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By network and memorial: wrong family passwords. */
  openMemorial: {
    max: 10,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.passwords'),
  },
  /** By memorial, from all networks together. */
  openMemorialFromAll: {
    max: 300,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.passwordsFromAll'),
  },
  /** By network: questions to families whether one may see a page. */
  accessRequest: {
    max: 5,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.accessRequests'),
  },
  /** By memorial. */
  accessRequestsToMemorial: {
    max: 60,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.accessRequests'),
  },
  /** By network: questions to the operator about a page. */
  question: {
    max: 5,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.accessRequests'),
  },
  /** By memorial. */
  questionToMemorial: {
    max: 20,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.accessRequests'),
  },
  /** Each is a mail to the operator. */
  questionFromAll: {
    max: 100,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.accessRequests'),
  },
  /** By account: people whom a family lets in. */
  accessInvitations: {
    max: 50,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.accessInvitations'),
  },
  /** By address: mails that a family wants somebody to have (lib/platform/http/mail-budget.ts). */
  mailsToAddress: {
    max: 3,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.mailsToAddress'),
  },
  /** By address: mails that answer a form in which anybody may have typed it. */
  mailsOfForms: {
    max: 3,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.mailsToAddress'),
  },
  contact: {
    max: 5,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.contact'),
  },
  /** For all addresses together: a flood of messages must not use up the quota for codes and receipts. */
  contactFromAll: {
    max: 200,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.contactFromAll'),
  },
  /** By account: the password that is asked for once more. */
  passwordAgain: { max: 10, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By account: memorials without a payment, where they are free. */
  freeMemorials: {
    max: 3,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('shop.refusals.tooManyFree'),
  },
  /** By account. */
  invitations: {
    max: 20,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.invitations'),
  },
  /** Words of people without an account. */
  condolence: { max: 8, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By memorial: more is nobody's grief, and nobody could read it. */
  condolenceToMemorial: { max: 200, seconds: 24 * HOUR, onFailure: 'closed', message: SLOW_DOWN },
  condolenceFromAll: { max: 3000, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** For all together: strangers' pictures must not use up the decoder, nor fill the disk. */
  condolencePicture: {
    max: 300,
    seconds: HOUR,
    onFailure: 'closed',
    message: said('http.limits.pictures'),
  },
  condolenceChange: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  candle: { max: 60, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By memorial, network and browser: a visitor lights one candle a day. */
  candleOfVisitor: { max: 1, seconds: 24 * HOUR, onFailure: 'open', message: SLOW_DOWN },
  report: { max: 10, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By key of a program, instead of `read` and `write` of its network. */
  apiByToken: { max: 600, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** By network: keys that are none, or none any more. */
  wrongToken: { max: 60, seconds: MINUTE, onFailure: 'closed', message: SLOW_DOWN },
  /** By account: an archive of all that is stored about somebody. */
  ownData: {
    max: 5,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: said('http.limits.ownData'),
  },
  /** By account: tests of an endpoint, and deliveries that are sent once more. */
  webhookSends: { max: 60, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** How often the webhook reports the same kind of fault. */
  alert: { max: 1, seconds: 24 * HOUR, onFailure: 'open', message: SLOW_DOWN },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
