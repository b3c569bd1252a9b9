import { describe, expect, it } from 'vitest';
import { birthdayMail } from '@/lib/memorials/birthday-mail';
import { mailPortrait } from '@/lib/memorials/mail-portrait';

const MEMORIAL = {
  id: 'memorial1234',
  fullName: 'Wangari\nTest',
  isPublic: true,
  mainPictureId: 'picture12345',
  enableDigitalFlowers: true,
  wreath: 'protea',
} as const;

const BIRTHDAY_FIELDS = { birthDate: '1940-04-01', email: 'ada@example.org' };

describe('the portrait in a mail', () => {
  it('has an address that names no reader and does not expire', () => {
    const { url, ...rest } = mailPortrait(MEMORIAL) ?? {};
    expect(url).toMatch(/^https?:\/\/[^/?]+\/memorial\/memorial1234\/portrait\.jpg$/);
    expect(rest).toEqual({ name: 'Wangari Test', tone: 'protea' });
  });

  it("has the memorial's wall as its background", () => {
    const olive = { ...MEMORIAL, wreath: null, enableDigitalFlowers: false };
    expect(mailPortrait(olive)?.tone).toBe('olive');
  });

  it.each([
    ['is private', { isPublic: false }],
    ['has no picture', { mainPictureId: null }],
  ])('is missing if the memorial %s', (_, change) => {
    const memorial = { ...MEMORIAL, ...change };
    expect(mailPortrait(memorial)).toBeNull();
    const person = {
      ...BIRTHDAY_FIELDS,
      userId: 'person123456',
      firstName: 'Ada',
      hasSuccessor: false,
    };
    expect(birthdayMail({ ...memorial, ...person }, 2027, 'en').html).not.toContain('portrait');
    expect(birthdayMail({ ...MEMORIAL, ...person }, 2027, 'en').html).toContain('portrait.jpg');
  });
});
