import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureScan } from '@/components/scan/picture-scan';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

it('a picture cannot be chosen before the scripts that read it run', () => {
  const html = renderToStaticMarkup(
    withEnglishMessages(createElement(PictureScan, { onCode: () => undefined })),
  );
  expect(html).toMatch(/<input[^>]* disabled=""/);
});
