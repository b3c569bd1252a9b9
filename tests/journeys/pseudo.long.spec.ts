import { expect, test } from './support/test';

// The pseudo-language is English with accents on every letter: what has none is not a message.
test.use({ meetsRefusals: true });

test('the pseudo-language is in no menu and in no address for search engines', async ({
  request,
}) => {
  for (const address of ['/', '/about', '/sitemaps/pages.xml', '/robots.txt'])
    expect(await (await request.get(address)).text(), address).not.toMatch(/en-XA|\/xx\b/);
});
