import type { Message } from '../../platform/language/message.ts';

/**
 * Why a file is refused, with a message for people. The requesting process converts it to an
 * AppError.
 */
export class FileError extends Error {
  readonly code: 'invalid' | 'too_large' | 'unsupported';
  readonly userMessage: Message;

  constructor(code: FileError['code'], shownMessage: Message, options?: ErrorOptions) {
    super(shownMessage.key, options);
    this.code = code;
    this.userMessage = shownMessage;
  }
}
