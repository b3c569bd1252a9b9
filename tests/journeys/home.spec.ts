import { expect, test } from './support/test';

const STEPS = [
  'Create an account and verify the email',
  'Enter memorial information',
  'Generate a QR code',
  'Share and connect with family',
];

test('the home page links to the memorials and the scanner, and shows the four steps', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'View Memorials' })).toHaveAttribute(
    'href',
    '/find-memorials',
  );
  await expect(main.getByRole('link', { name: 'Scan Code' })).toHaveAttribute('href', '/scan-code');
  const steps = page.getByRole('region', { name: 'How a memorial is created' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(STEPS);
  await expect(steps.getByRole('link', { name: 'Create a memorial' })).toHaveAttribute(
    'href',
    '/create-memorial',
  );
});
