export type OutgoingMail = {
  /** The outbox id: it stays the same if the mail is sent twice, so that the provider can recognise it. */
  id: string;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
  /** A POST there ends mails like this one (RFC 8058); '' where there is none. */
  unsubscribeUrl?: string;
};

/** A provider that sends our mail. */
export interface MailPort {
  /**
   * Sends one mail to exactly one address; resolves once the provider has accepted it.
   * Throws `MailRefused` if the provider will never accept it unchanged, else `MailUndelivered`.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the provider would let us send; sends nothing. Throws what it answers otherwise. */
  check(): Promise<void>;
}

/** The mail was not accepted now, but may be later: after `retryAfterSeconds`, if the provider said so. */
export class MailUndelivered extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'MailUndelivered';
  }
}

/** The provider will never accept the mail unchanged: a wrong address, or invalid content. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailRefused';
  }
}
