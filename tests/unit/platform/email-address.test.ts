import { expect, it } from 'vitest';
import { isEmailAddress } from '@/lib/platform/email-address';

it.each([
  'ada@example.org',
  'BEN_1@EXAMPLE.ORG',
  "sinead.o'brien+a@mail.example.co.za",
  `${'a'.repeat(64)}@example.org`,
  'ada@xn--bcher-kva.example.xn--p1ai',
])('accepts %s', (address) => expect(isEmailAddress(address)).toBe(true));

it.each([
  '',
  'ada',
  'ada@example',
  'ada@@example.org',
  '.ada@example.org',
  'ada..o@example.org',
  'ada@-example.org',
  'ada@example-.org',
  'ada@example.o',
  'ada @example.org',
  'ada@example.org,ben@example.org',
  '"ada"@example.org',
  'Ada <ada@example.org>',
  'ada@example.org\r\nBcc: ben@example.org',
  'ad\u0000a@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'example.'.repeat(32)}org`,
])('refuses %j', (address) => expect(isEmailAddress(address)).toBe(false));
