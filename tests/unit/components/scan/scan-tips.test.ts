import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScanTips } from '@/components/scan/scan-tips';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

it.each(['camera', 'picture'] as const)('says three things to try after the %s', (after) => {
  const html = renderToStaticMarkup(withEnglishMessages(createElement(ScanTips, { after })));
  expect(html.match(/<li>[^<]+</g)).toHaveLength(3);
  expect(html).toContain('Three things to try');
  expect(html.includes('torch')).toBe(after === 'camera'); // the button is beside the camera's picture
});
