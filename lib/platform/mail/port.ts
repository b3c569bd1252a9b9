export type OutgoingMail = {
  /**
   * The outbox id. It stays the same if the mail is sent twice, so that the provider can recognise
   * it.
   */
  id: string;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
  /** A POST to it unsubscribes from mails like this one (RFC 8058); '' if there is none. */
  unsubscribeUrl?: string;
};

/** A provider that sends our mail. */
export interface MailPort {
  /**
   * Sends a mail to one address; resolves when the provider has accepted it. Throws `MailRefused`
   * if the provider will never accept it unchanged, otherwise `MailUndelivered`.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Checks whether the provider accepts our credentials, without sending. Throws if not. */
  check(): Promise<void>;
}

/**
 * The provider did not accept the mail now but may later: after `retryAfterSeconds`, if it said so.
 */
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
