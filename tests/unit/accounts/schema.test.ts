import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  email,
  loginInput,
  registerInput,
  signupForm,
  verifyOtpInput,
} from '@/lib/accounts/schema';
import { englishErrors } from '@/tests/support/english-errors';

const VALID = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  password: 'Evergreen!1',
};
function messagesByField(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  const messages = englishErrors(error);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue, at) => [issue.path.join('.'), messages[at]]),
  );
}

describe('email', () => {
  it.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ['ada@example.org', 'ada@example.org'],
    ["sinead.o'brien+a@mail.example.co.za", "sinead.o'brien+a@mail.example.co.za"],
  ])('normalises %j', (text, normal) => expect(email.parse(text)).toBe(normal));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'a@b@example.org',
    'ada@example.org,ben@example.org',
    '"ada"@example.org',
    'ada@example.org\r\nBcc: ben@example.org',
    'ad\u0000a@example.org',
    'ada @example.org',
    'ada..o@example.org',
    'Ada <ada@example.org>',
    `${'a'.repeat(250)}@example.org`,
    { not: 'x' },
    null,
  ])('refuses %j', (text) => expect(email.safeParse(text).success).toBe(false));
});

describe('registerInput', () => {
  it.each([
    [{ firstName: '  ' }, 'firstName', 'First and last names are required'],
    [{ lastName: undefined }, 'lastName', 'First and last names are required'],
    [{ firstName: 'A\nB' }, 'firstName', 'Please use letters only'],
    [{ firstName: '\u200b' }, 'firstName', 'First and last names are required'],
    [{ email: 'ada' }, 'email', 'Invalid email format'],
    [{ password: 'short' }, 'password', 'Password does not meet complexity requirements'],
    [{ password: 7 }, 'password', 'Password does not meet complexity requirements'],
    [
      { password: 'P@ssw0rd' },
      'password',
      'This password is one of the most common. Please choose another.',
    ],
    [{ password: `aA1!${'x'.repeat(200)}` }, 'password', 'Please use at most 200 characters'],
  ])('reports what is wrong with %j', (change, field, message) => {
    expect(messagesByField(registerInput, { ...VALID, ...change })).toEqual({ [field]: message });
  });

  it('accepts a password of 200 characters', () => {
    const password = `aA1!${'x'.repeat(196)}`;
    expect(registerInput.parse({ ...VALID, password }).password).toBe(password);
  });

  it('refuses a role and any other unknown field', () => {
    expect(registerInput.safeParse({ ...VALID, role: 'admin' }).success).toBe(false);
  });
});

describe('signupForm', () => {
  it('reports all faults at once', () => {
    const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: 'x' };
    expect(messagesByField(signupForm, empty)).toEqual({
      firstName: 'First and last names are required',
      lastName: 'First and last names are required',
      email: 'Invalid email format',
      password: 'Password does not meet complexity requirements',
      confirmPassword: 'Passwords do not match',
    });
  });
});

describe('loginInput', () => {
  it('requires both fields', () => {
    expect(messagesByField(loginInput, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });
});

describe('verifyOtpInput', () => {
  it('ignores spaces in a code', () => {
    expect(verifyOtpInput.parse({ userId: 'x', otp: ' 123 456 ' }).otp).toBe('123456');
  });

  it.each(['12345', '1234567', '12345a', '', 123456, '１２３４５６'])(
    'refuses the code %j',
    (otp) => {
      expect(messagesByField(verifyOtpInput, { userId: 'x', otp })).toEqual({
        otp: 'Please enter the complete verification code',
      });
    },
  );
});
