import type { FieldErrors } from 'react-hook-form';
import { expect, test } from 'vitest';
import { flattenErrors } from '../../../../components/ui/flatten-errors.ts';

test('lists nested errors by the names of their fields', () => {
  const errors = {
    email: { type: 'required', message: 'Please enter your e-mail address.' },
    education: [undefined, { institution: { type: 'max', message: 'Too long.' } }],
    root: { type: 'server', message: 'Failed to login' },
  } as unknown as FieldErrors; // as: the type of a form without fields declares none of these
  expect(flattenErrors(errors)).toEqual([
    { name: 'email', message: 'Please enter your e-mail address.' },
    { name: 'education.1.institution', message: 'Too long.' },
    { name: '', message: 'Failed to login' },
  ]);
});
