import { expect, test } from './support/test';

// The pseudo-language `xx` (`en-XA`) is English with accents.
test.use({ allowsRefusals: true });

test('the pseudo-language is in no menu and not in the sitemap', async ({ request }) => {
  for (const address of ['/', '/about', '/sitemaps/pages.xml', '/robots.txt'])
    expect(await (await request.get(address)).text(), address).not.toMatch(/en-XA|\/xx\b/);
});
