import type { Message } from '../../platform/language/message.ts';
import { MEDIA_ERROR_MESSAGES } from '../rules.ts';

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

export const damaged = () => new FileError('invalid', MEDIA_ERROR_MESSAGES.damaged);
/** For pictures that are intact, but need too much memory or a feature that we lack. */
export const tooDemanding = () => new FileError('invalid', MEDIA_ERROR_MESSAGES.tooDemanding);
export const tooManyPixels = () => new FileError('too_large', MEDIA_ERROR_MESSAGES.tooManyPixels);
