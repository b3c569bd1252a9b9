import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gate } from '@/components/access/gate';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const gate = (door: 'password' | 'invited', canAsk: boolean) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <Gate memorialId="mwPkuvJ2NRty" level={door} language="en" canAsk={canAsk} />,
    ),
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
