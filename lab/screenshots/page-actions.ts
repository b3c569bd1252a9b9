import type { Page } from 'playwright-core';

export const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
};

/** Mocks the response of the sign-up, so that a screenshot registers nobody. */
export async function mockSignUp(page: Page): Promise<void> {
  const answer = { status: 201, json: { userId: 'ChaLLenge123', message: 'Sent' } };
  await page.route('**/api/auth/register', (route) => route.fulfill(answer));
}

export async function submitSignUp(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Nomvula');
  await page.getByLabel('Last Name').fill('Dube');
  await page.getByLabel('Email Address').fill('nomvula@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Evergreen-1!');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Evergreen-1!');
  await page.getByRole('button', { name: /sign up|create account|continue/i }).click();
  await page.getByRole('button', { name: 'Verify Email' }).waitFor();
}

/** Expands every API call on a page of the developer documentation. */
export const openApiCalls = async (page: Page) => {
  for (const call of await page.locator('main details > summary').all()) await call.click();
};

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Advanced Search' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Mocks a camera that shows a plain stone, since the browser has none. */
export async function fakeCamera(page: Page): Promise<void> {
  await page.addInitScript({ content: CAMERA });
}

const CAMERA = `
  const stone = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const brush = stone.getContext('2d');
  brush.fillStyle = '#8f958c';
  setInterval(() => brush.fillRect(0, 0, stone.width, stone.height), 100);
  const camera = { deviceId: 'back', groupId: '', kind: 'videoinput', label: 'Back camera' };
  navigator.mediaDevices.getUserMedia = async () => stone.captureStream(10);
  navigator.mediaDevices.enumerateDevices = async () => [camera];
`;

export const waitForCamera = (page: Page) =>
  page.getByText('Hold the code inside the frame.', { exact: false }).waitFor();

export async function openAllTributes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View All Tributes' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}
