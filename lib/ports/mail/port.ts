export type OutgoingMail = {
  /** The outbox id: the same mail sent twice carries it twice, so that the other side can tell. */
  id: string;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
};

/** Whoever carries our mail. */
export interface MailPort {
  /**
   * Hands one mail over; resolves once the other side has taken it. Sends to exactly one address.
   * Throws `MailRefused` when it will never be taken like this, else `MailUndelivered`.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail was not taken now; it may be later, `retryAfterSeconds` from now if the other side said so. */
export class MailUndelivered extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'MailUndelivered';
  }
}

/** The mail will not be taken as it is: a wrong address, or content that breaks the rules. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailRefused';
  }
}
