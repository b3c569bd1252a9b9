import { expect, giveTorchAndZoom, hide, liveTracks, test } from './support/fake-camera';

const RUNNING = 'Hold the code inside the frame. It is scanned automatically.';

test('the camera stops in a hidden tab and restarts when the tab is shown', async ({ page }) => {
  await page.addInitScript(giveTorchAndZoom, 5);
  await page.goto('/scan-code');
  const torch = page.getByRole('button', { name: 'Torch' });
  await torch.click();
  await expect(torch).toHaveAttribute('aria-pressed', 'true');
  await hide(page, true);
  await expect.poll(() => liveTracks(page)).toBe(0);
  await expect(page.getByText('Starting the camera…')).toBeVisible();
  await hide(page, false);
  await expect(page.getByText(RUNNING)).toBeVisible();
  expect(await liveTracks(page)).toBe(1);
  await expect(torch).toHaveAttribute('aria-pressed', 'false'); // a camera starts with its torch off
  await expect(torch).toBeFocused();
});

test.describe('a camera in front of light modules on dark stone', () => {
  test.use({ scene: { code: 'https://example.org/granite', isInverted: true } });

  test('shows the text that only the worker reads', async ({ page }) => {
    await page.goto('/scan-code');
    await expect(page.getByText('https://example.org/granite')).toBeVisible({ timeout: 30_000 });
  });
});
