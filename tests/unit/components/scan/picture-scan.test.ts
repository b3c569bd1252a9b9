import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureScan } from '@/components/scan/picture-scan';

it('a picture cannot be chosen before anything would read it', () => {
  const html = renderToStaticMarkup(createElement(PictureScan, { onCode: () => undefined }));
  expect(html).toMatch(/<input[^>]* disabled=""/);
});
