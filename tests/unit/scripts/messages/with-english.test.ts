import { expect, it } from 'vitest';
import { withEnglish } from '@/scripts/messages/compile-messages';

it('fills in English where a translation, or a part of it, is missing', () => {
  const english = { form: { name: 'Name', born: 'Born' }, done: 'Done', mail: { hello: 'Hello' } };
  expect(withEnglish(english, { form: { name: 'Nom' }, done: 'Fini' })).toEqual({
    form: { name: 'Nom', born: 'Born' },
    done: 'Fini',
    mail: { hello: 'Hello' },
  });
});
