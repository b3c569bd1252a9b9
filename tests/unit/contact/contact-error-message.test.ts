import { describe, expect, it } from 'vitest';
import { contactErrorMessage } from '@/components/contact/contact-error-message';
import { ApiError } from '@/lib/browser/api';
import { translatorFor } from '@/lib/platform/language/translator-for';

const noAnswerError = (cause: unknown) => new ApiError(0, '', {}, '', { cause });

describe('contactErrorMessage', () => {
  it.each([
    ['an answer that is not ok', new ApiError(400, 'words'), 'Failed to send message'],
    ['too many messages', new ApiError(429, 'Later.'), 'Failed to send message. Later.'],
    ['an unavailable database', new ApiError(503, 'Soon.'), 'Failed to send message. Soon.'],
    ['no network', noAnswerError(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['any other error', new Error('Something broke'), 'Something broke'],
    [
      'an error without a message',
      noAnswerError(new TypeError('')),
      'An unexpected error occurred',
    ],
    ['a thrown value that is not an error', 'x', 'An unexpected error occurred'],
  ])('returns the message for %s', (_, thrown, expected) => {
    expect(contactErrorMessage(thrown, translatorFor('en'))).toBe(expected);
  });
});
