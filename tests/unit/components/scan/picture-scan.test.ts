import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureScan } from '@/components/scan/picture-scan';
import { inEnglish } from '@/tests/support/in-english';

it('a picture cannot be chosen before the scripts that read it run', () => {
  const html = renderToStaticMarkup(
    inEnglish(createElement(PictureScan, { onCode: () => undefined })),
  );
  expect(html).toMatch(/<input[^>]* disabled=""/);
});
