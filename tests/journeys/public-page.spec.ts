import { demoMemorialPath } from './support/open-memorial';
import { expect, test } from './support/test';

const BIOGRAPHY = 'captivated by the calculating engines';
const ADA = { name: 'Ada Lovelace', dates: ['10 December 1815', '27 November 1852'] };

test.describe('a memorial page for somebody without a session', () => {
  test('is cached HTML with the biography in it, and a strict policy', async ({ request }) => {
    const path = await demoMemorialPath(request);
    let response = await request.get(path);
    // Each process has its own cache, and the next request may reach another process.
    const cached = async () => {
      response = await request.get(path);
      return response.headers()['x-nextjs-cache'];
    };
    await expect.poll(cached).toBe('HIT');
    const headers = response.headers();
    expect(headers['set-cookie']).toBeUndefined();
    // React would list the preloads known so far, which vary between responses (next.config.mjs).
    expect(headers.link).toBeUndefined();

    const html = await response.text();
    for (const words of [ADA.name, ...ADA.dates, BIOGRAPHY]) expect(html).toContain(words);

    // Messengers read a preview from the first bytes of a page, and give up in a long style sheet.
    const [head = ''] = html.split('<style');
    for (const tag of ['<title>', 'name="description"', 'rel="canonical"', 'property="og:image"'])
      expect(head).toContain(tag);
    expect(Buffer.byteLength(head)).toBeLessThan(8_000);

    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+;/);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test('runs its scripts under the strict policy', async ({ page, request }) => {
    await page.goto(await demoMemorialPath(request));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Find Memorials' }).click();
    await expect(page.getByRole('heading', { name: 'Find Memorials' })).toBeVisible();
  });

  test('opens from its QR code', async ({ page, request }) => {
    const path = await demoMemorialPath(request);
    await page.goto(path.replace('/memorial/', '/q/'));
    await page.waitForURL(path);
    const code = await request.get(`${path.replace('/memorial/', '/q/')}/code.svg`);
    expect(code.headers()['content-type']).toBe('image/svg+xml');
  });
});
