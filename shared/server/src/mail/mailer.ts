/** A mail to one reader, in plain text and as HTML. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender, `Name <address>`, where the mailer was given none. */
  from?: string;
  /** Where an answer goes, when not to the shop. */
  replyTo?: string;
  /** The page on which the reader stops mails of this kind: mail programs show it as a button of their own. */
  unsubscribe?: string;
};

/** A mail that is sent, and perhaps again: the same `id` makes mail programs show it once. */
export type SentMail = Mail & { id: string; date: Date };

export type Mailer = {
  /**
   * Sends a mail, or throws `NotDelivered`. Takes no longer than its time limit, whatever the other side does.
   */
  deliver: (mail: SentMail) => Promise<void>;
  /** Lets go of connections; a mail under way is given up. */
  close: () => void;
};

/** Why a mail was not taken. The message names no address: those of mail servers do. */
export class NotDelivered extends Error {
  /** It would be refused again: there is no such mailbox, say. */
  readonly isFinal: boolean;
  /** Nobody listens, or nobody answers: other mails would fail too. */
  readonly isServerAway: boolean;
  constructor(reason: string, { isFinal = false, isServerAway = false } = {}) {
    super(reason);
    this.name = 'NotDelivered';
    this.isFinal = isFinal;
    this.isServerAway = isServerAway;
  }
}
