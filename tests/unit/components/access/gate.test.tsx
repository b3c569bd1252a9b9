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
    'links to the form for a request to the family at the level %s',
    (door) => {
      expect(gate(door, true)).toContain('?ask=1');
    },
  );

  it.each(['password', 'invited'] as const)(
    'has no such link at the level %s if nobody is left to answer',
    (door) => {
      expect(gate(door, false)).not.toContain('?ask=1');
    },
  );
});
