import { describe, expect, it } from 'vitest';
import { recordedSubject, retrySeconds } from '@/lib/platform/mail/mail-rules';

describe('retrySeconds', () => {
  it.each([
    ['the first time', 0, false, undefined, 1],
    ['the fourth time', 3, false, undefined, 8],
    ['after many times', 40, false, undefined, 300],
    ['as long as the service asks', 3, false, 7, 7],
    ['not at all if the service asks for that', 3, false, 0, 0],
    ['an hour after a refusal', 0, true, undefined, 3_600],
  ])('waits %s', (_name, attempts, refused, requestedSeconds, seconds) => {
    expect(retrySeconds(attempts, refused, requestedSeconds, 0)).toBe(seconds);
    expect(retrySeconds(attempts, refused, requestedSeconds, 1)).toBe(seconds * 1.25);
  });
});

describe('recordedSubject', () => {
  it.each([
    ['123456 is your Perennial code', '****** is your Perennial code'],
    ['Your flowers for Two Lines 1948', 'Your flowers for Two Lines 1948'],
    ['Contact: 123456', 'Contact: 123456'],
  ])('records %s as %s', (subject, recorded) =>
    expect(recordedSubject(subject, '')).toBe(recorded),
  );

  it('masks a code at any position', () => {
    const recorded = recordedSubject('Votre code Perennial : 123456', '123456\n\nVotre code');
    expect(recorded).toBe('Votre code Perennial : ******');
  });
});
