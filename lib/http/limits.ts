/** One named limit: at most `max` in `seconds`, and what a person reads beyond it. */
export type Limit = {
  max: number;
  seconds: number;
  /** What happens when the counter cannot be read: `closed` refuses, `open` lets through. */
  onFailure: 'open' | 'closed';
  message: string;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SLOW_DOWN = 'Too many requests. Please wait a moment and try again.';

/** Every limit of the product (design/security.md, "Codes and accounts"). Counted by address unless said. */
export const LIMITS = {
  read: { max: 600, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  write: { max: 120, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  /** Only a ceiling, since many people share an address: each is counted by account as well. */
  upload: { max: 6000, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  /** By account: several full galleries. */
  uploadByAccount: {
    max: 300,
    seconds: HOUR,
    onFailure: 'open',
    message: 'You have uploaded very many files. Please try again in an hour.',
  },
  /** By account: the form before the payment, counted apart so that no gallery holds up a payment. */
  draftByAccount: { max: 120, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  /** Many people pay from behind one address of a mobile network. */
  payment: { max: 600, seconds: HOUR, onFailure: 'open', message: SLOW_DOWN },
  webhook: { max: 6000, seconds: MINUTE, onFailure: 'open', message: SLOW_DOWN },
  login: { max: 60, seconds: 15 * MINUTE, onFailure: 'closed', message: SLOW_DOWN },
  /** By address and account. */
  loginToAccount: {
    max: 10,
    seconds: 15 * MINUTE,
    onFailure: 'closed',
    message: 'Too many login attempts. Please wait a few minutes and try again.',
  },
  /** By address and account: two windows' worth stays below the account's own ten in 24 hours. */
  codesToAccount: {
    max: 4,
    seconds: 24 * HOUR,
    onFailure: 'closed',
    message: 'Too many codes were requested. Please try again tomorrow.',
  },
  register: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  forgot: { max: 30, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  code: { max: 120, seconds: HOUR, onFailure: 'closed', message: SLOW_DOWN },
  contact: {
    max: 5,
    seconds: HOUR,
    onFailure: 'closed',
    message: 'You have sent several messages already. Please try again in an hour.',
  },
  /** Over all addresses: a flood of messages must not use up the mails that carry codes and receipts. */
  contactFromAll: {
    max: 200,
    seconds: HOUR,
    onFailure: 'closed',
    message: 'We are receiving very many messages. Please try again in an hour.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
