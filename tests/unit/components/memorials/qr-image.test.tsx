import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrImage } from '@/components/memorials/qr-image';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

it('loads without scrolling, so that it is in prints and pictures of the whole page, but after the portrait', () => {
  const html = renderToStaticMarkup(
    withEnglishMessages(<QrImage memorialId="mwPkuvJ2NRty" name="Ada Lovelace" />),
  );
  expect(html).not.toContain('loading="lazy"');
  expect(html).not.toContain('rel="preload"');
});
