import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gate } from '@/components/access/gate';
import { inEnglish } from '@/tests/support/in-english';

const gate = (door: 'password' | 'invited', canAsk: boolean) =>
  renderToStaticMarkup(
    inEnglish(<Gate memorialId="mwPkuvJ2NRty" door={door} language="en" canAsk={canAsk} />),
  );

describe('the gate', () => {
  it.each(['password', 'invited'] as const)(
    'leads to a question to the family at the level %s',
    (door) => {
      expect(gate(door, true)).toContain('?ask=1');
    },
  );

  it.each(['password', 'invited'] as const)(
    'leads to no such form at the level %s where nobody is left who could answer',
    (door) => {
      expect(gate(door, false)).not.toContain('?ask=1');
    },
  );
});
