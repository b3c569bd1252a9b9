import { build } from 'esbuild';
import { expect, liveTracks, test } from './support/fake-camera';

const ADDRESS = '/strict-mode';

test('in Strict Mode one camera track is live, and none after leaving the page', async ({
  page,
}) => {
  const script = await developmentScript();
  const contentType = 'text/html; charset=utf-8';
  // The page must be on the site's origin, which may use the camera, but must not have the site's content policy.
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({
      contentType,
      body: `<!doctype html><body><script src="${ADDRESS}.js"></script>`,
    }),
  );
  await page.route(`**${ADDRESS}.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.goto(ADDRESS);
  await expect(page.getByText('Hold the code inside the frame')).toBeVisible();
  await expect(page).toHaveTitle('mounted mounted');
  expect(await liveTracks(page)).toBe(1);
  await expect(page.locator('video')).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Another page')).toBeVisible();
  await expect.poll(() => liveTracks(page)).toBe(0);
  await expect(page.locator('video')).toHaveCount(0);
});

/** Bundles the scanner with React's development build, which mounts components twice. */
async function developmentScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/journeys/strict-mode/scanner.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    jsxDev: true,
    define: { 'process.env.NODE_ENV': '"development"', 'process.env': '{}' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
