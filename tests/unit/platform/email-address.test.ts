import { expect, it } from 'vitest';
import { isEmailAddress, withAsciiDomain, withAsciiSender } from '@/lib/platform/email-address';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { emailAddress } from '@/lib/platform/text-schema';
import { englishErrors } from '../../support/english-errors';

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

it.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@MU\u0308LLER.Example', 'info@xn--mller-kva.example'],
  ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['Ada@EXAMPLE.org', 'Ada@EXAMPLE.org'],
])('stores %s with its domain in ASCII', (typed, stored) => {
  expect(withAsciiDomain(typed)).toBe(stored);
  expect(isEmailAddress(stored)).toBe(true);
  expect(withAsciiDomain(stored)).toBe(stored);
  for (const name of ['Ada', '"Müller"'])
    expect(withAsciiSender(`${name} <${typed}>`)).toBe(`${name} <${stored}>`);
  expect(withAsciiSender(typed)).toBe(stored);
});

it.each([
  'müller',
  'info@müller.example/path',
  'info@müller.example:80',
  'info@müller.example?a',
  'info@müller.example#a',
  'info@müller.example\\a',
  'info@mü%41ller.example',
  'info@mü ller.example',
  'info@mü\tller.example',
  'info@a@müller.example',
  'info@mü\u202eller.example',
  'info@müller..example',
  `info@${'ü'.repeat(300)}.example`,
])('refuses %j with any domain', (address) =>
  expect(isEmailAddress(withAsciiDomain(address))).toBe(false),
);

it.each([
  [' Info@Müller.example ', []],
  ['müller@example.org', ['emailLetters']],
  ['müller@müller.example', ['emailLetters']],
  ['müller', ['emailInvalid']],
  ['ada@exämple', ['emailInvalid']],
  [5, ['emailInvalid']],
])('says why it refuses %j', (typed, expected) => {
  const schema = emailAddress(issueMessage('accounts.faults.emailInvalid'), (text) =>
    text.toLowerCase(),
  );
  const { data, error } = schema.safeParse(typed);
  const messages = {
    emailLetters:
      'The part before the @ can contain only the letters a to z, digits and symbols. Please check it, or use another address.',
    emailInvalid: 'Invalid email format',
  };
  expect(englishErrors(error)).toEqual(
    expected.map((key) => messages[key as keyof typeof messages]), // as: the keys in the table
  );
  if (expected.length === 0) expect(data).toBe('info@xn--mller-kva.example');
});
