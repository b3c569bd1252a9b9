import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gate } from '@/components/access/gate';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const gate = (gateLevel: 'password' | 'invited', canAsk: boolean) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <Gate memorialId="mwPkuvJ2NRty" level={gateLevel} language="en" canAsk={canAsk} />,
    ),
  );

describe('the gate', () => {
  it.each(['password', 'invited'] as const)(
    'links to the form for asking the family for access at the level %s',
    (gateLevel) => {
      expect(gate(gateLevel, true)).toContain('?ask=1');
    },
  );

  it.each(['password', 'invited'] as const)(
    'has no link to that form at the level %s if nobody is left to answer a request',
    (gateLevel) => {
      expect(gate(gateLevel, false)).not.toContain('?ask=1');
    },
  );
});
