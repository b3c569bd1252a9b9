import { type Message, messageFor } from '@/lib/platform/language/message';
import { wait } from '@/lib/platform/language/wait';

/**
 * At most `max` requests in `seconds`; `message` is shown beyond that. If it is a function, it says
 * how many seconds are left to wait.
 */
export type Limit = {
  max: number;
  seconds: number;
  /**
   * What to do if a use cannot be counted although the database answers: `closed` refuses the
   * request, `open` allows it.
   */
  onFailure: 'open' | 'closed';
  message: Message | ((seconds: number) => Message);
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SLOW_DOWN = messageFor('http.limits.slowDown');
const loginsFromAll = (seconds: number) =>
  messageFor('http.limits.loginsFromAll', { wait: wait(seconds) });
const codes = (seconds: number) => messageFor('http.limits.codes', { wait: wait(seconds) });
const requests = (seconds: number) => messageFor('http.limits.requests', { wait: wait(seconds) });
const passwords = (seconds: number) => messageFor('http.limits.passwords', { wait: wait(seconds) });
const pictures = (seconds: number) => messageFor('http.limits.pictures', { wait: wait(seconds) });

/**
 * Every limit of the product (security.md, "Codes and accounts"). Counts by network unless noted
 * (caller-networks.ts). What all callers share is also in shared-ceilings.ts, which says who is let
 * through when it is full.
 */
export const LIMITS = {
  read: { max: 600, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** Suggestions while typing into a search field. */
  suggest: { max: 120, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /**
   * Codes as PNG, preview cards and portraits in mails, which are drawn on request. Requests
   * answered from memory are not counted.
   */
  drawing: { max: 120, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  write: { max: 120, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** A high ceiling, since many people share an address; uploads are also counted by account. */
  upload: { max: 6000, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  /**
   * By account; enough for two full galleries, since browsers send each file by a call of its own. A file that is sent in
   * pieces counts when it begins.
   */
  uploadByAccount: {
    max: 800,
    seconds: HOUR,
    onFailure: 'open',
    message: messageFor('http.limits.uploads'),
  },
  /** Pieces of files, of 1 MB each; as many bytes as some 300 videos. */
  piece: { max: 60_000, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  /** By account: 6 GB an hour. */
  pieceByAccount: {
    max: 6000,
    seconds: HOUR,
    onFailure: 'open',
    message: messageFor('http.limits.uploads'),
  },
  /**
   * By account: putting together what arrived in pieces. More than uploads may begin, since a call is repeated after a
   * lost answer.
   */
  completionByAccount: {
    max: 2400,
    seconds: HOUR,
    onFailure: 'open',
    message: messageFor('http.limits.uploads'),
  },
  /**
   * By account: saving the form before a payment. Separate from uploads, so that these never block
   * a payment.
   */
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
    message: messageFor('http.limits.logins'),
  },
  /** By account, existing or not, for everybody but its known devices (decision 0038). */
  loginToAccountFromAll: {
    max: 50,
    seconds: HOUR,
    onFailure: 'closed',
    message: loginsFromAll,
  },
  /** By known device; beyond this the device counts like any other caller. */
  loginFromDevice: {
    max: 10,
    seconds: 15 * MINUTE,
    onFailure: 'closed',
    message: SLOW_DOWN,
  },
  /** By network and account, for everybody but its known devices. */
  codesToAccount: { max: 3, seconds: 24 * HOUR, onFailure: 'closed', message: codes },
  /**
   * By account, existing or not, for everybody but its known devices: codes for a sign-up and for a
   * new password. Each can be guessed three times.
   */
  codesToAccountFromAll: { max: 7, seconds: 24 * HOUR, onFailure: 'closed', message: codes },
  /** By known device; beyond this the device counts like any other caller. */
  codesToDevice: { max: 3, seconds: 24 * HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By account, for all its known devices; beyond this they count like any other caller. */
  codesToAllDevices: { max: 10, seconds: 24 * HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By admin account: requests for a code to a new contact address, and tries of codes. */
  settingCode: { max: 20, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  register: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  forgot: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  code: { max: 120, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By network: every try of a family password, right or wrong. */
  open: { max: 300, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By network and memorial: wrong family passwords. */
  openMemorial: {
    max: 10,
    seconds: HOUR,
    onFailure: 'closed',
    message: passwords,
  },
  /** By memorial, for all networks together. */
  openMemorialFromAll: {
    max: 300,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: passwords,
  },
  /** By network: requests to see a memorial. */
  accessRequest: {
    max: 5,
    seconds: HOUR,
    onFailure: 'closed',
    message: requests,
  },
  /** By memorial. */
  accessRequestsToMemorial: {
    max: 60,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: requests,
  },
  /** By network: questions to the operator about a page. */
  question: {
    max: 5,
    seconds: HOUR,
    onFailure: 'closed',
    message: requests,
  },
  /** By memorial. */
  questionToMemorial: {
    max: 20,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: requests,
  },
  /** For all networks together, because each is a mail to the operator. */
  questionFromAll: {
    max: 100,
    seconds: HOUR,
    onFailure: 'closed',
    message: requests,
  },
  /** By account: invitations to see a memorial. */
  accessInvitations: {
    max: 50,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: messageFor('http.limits.accessInvitations'),
  },
  /** By memorial and address: mails sent because a family wants it (lib/platform/http/mail-budget.ts). */
  mailsOfMemorial: {
    max: 3,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: messageFor('http.limits.mailsToAddress'),
  },
  /** By address: the same mails, of all families together. */
  mailsToAddress: {
    max: 12,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: messageFor('http.limits.mailsToAddress'),
  },
  /** By address: mails that answer a form, into which anybody may have typed the address. */
  mailsOfForms: {
    max: 3,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: messageFor('http.limits.mailsToAddress'),
  },
  /**
   * By door and by account or invitation: what people whom we know may do without being counted by a
   * shared ceiling (shared-ceilings.ts). Beyond this they count like any other caller.
   */
  knownCaller: { max: 20, seconds: 24 * HOUR, onFailure: 'closed', message: SLOW_DOWN },
  contact: {
    max: 5,
    seconds: HOUR,
    onFailure: 'closed',
    message: messageFor('http.limits.contact'),
  },
  /**
   * For all networks together: a flood of messages must not use up the mail quota needed for codes
   * and receipts.
   */
  contactFromAll: {
    max: 200,
    seconds: HOUR,
    onFailure: 'closed',
    message: requests,
  },
  /** By account: confirming a password again. */
  passwordAgain: { max: 10, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By account: memorials created while they are free. */
  freeMemorials: {
    max: 3,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: messageFor('shop.refusals.tooManyFree'),
  },
  /** By account. */
  invitations: {
    max: 20,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: messageFor('http.limits.invitations'),
  },
  /** Condolences, from people with or without an account. */
  condolence: { max: 8, seconds: HOUR, onFailure: 'closed', message: requests },
  /** By memorial: more than a family could read. */
  condolenceToMemorial: { max: 200, seconds: 24 * HOUR, onFailure: 'closed', message: requests },
  condolenceFromAll: { max: 3000, seconds: HOUR, onFailure: 'closed', message: requests },
  /**
   * For all networks together: strangers' pictures must not occupy the decoder or fill the disk.
   */
  condolencePicture: {
    max: 300,
    seconds: HOUR,
    onFailure: 'closed',
    message: pictures,
  },
  condolenceChange: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  candle: { max: 60, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By memorial, network and browser: a visitor lights one candle a day. */
  candleOfVisitor: { max: 1, seconds: 24 * HOUR, onFailure: 'open', message: SLOW_DOWN },
  report: { max: 10, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** By API key, instead of `read` and `write` by network. */
  apiByToken: { max: 600, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** By network: invalid API keys. */
  wrongToken: { max: 60, seconds: MINUTE, onFailure: 'closed', message: SLOW_DOWN },
  /** By account: downloads of all data stored about a person. */
  ownData: {
    max: 5,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: messageFor('http.limits.ownData'),
  },
  /** By account: test deliveries of a webhook, and repeated deliveries. */
  webhookSends: { max: 60, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  /** How often the alert webhook reports the same kind of fault. */
  alert: { max: 1, seconds: 24 * HOUR, onFailure: 'open', message: SLOW_DOWN },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
