import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formSignature } from '../../sandbox/payfast/form-signature';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';
import { findBrowser as installedBrowser } from '../../scripts/browser/installed-browser';
import { type Application, startApplication } from './application';

let application: Application;
let sandbox: Sandbox;
let browser: Browser;

describe('/eng/process in a browser', () => {
  beforeAll(async () => {
    application = await startApplication();
    sandbox = await startSandbox({ appUrl: application.url });
    browser = await chromium.launch(await installedBrowser());
  });
  afterAll(async () => {
    await browser.close();
    await sandbox.stop();
    await application.stop();
  });

  /** Browsers enforce form-action on the redirect after a form as well, so only a real browser can test it. */
  it.each([
    ['Pay', 'return', 1],
    ['Cancel', 'cancel', 0],
  ])("%s leads to the shop's %s page", async (button, end, itns) => {
    application.received.length = 0;
    const page = await browser.newPage();
    await page.goto(`${application.url}/shop`);
    await page.setContent(form());
    await page.getByRole('button', { name: 'To PayFast' }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByText('Declined').waitFor();
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForURL(`${application.url}/${end}`);
    expect(application.received).toHaveLength(itns);
  });
});

function form(): string {
  const fields = new URLSearchParams({
    merchant_id: '10000100',
    merchant_key: '46f0cd694581a',
    return_url: `${application.url}/return`,
    cancel_url: `${application.url}/cancel`,
    notify_url: `${application.url}/notify`,
    m_payment_id: 'attempt-1',
    amount: '370.00',
    item_name: 'Flowers 🌸 for Zoë Müller',
  });
  fields.set('signature', formSignature(fields, 'jt7NOE43FZPn'));
  const inputs = [...fields].map(([name, value]) => `<input name="${name}" value="${value}">`);
  const action = `${sandbox.url}/eng/process`;
  return `<form method="post" accept-charset="utf-8" action="${action}">${inputs.join('')}
    <button>To PayFast</button></form>`;
}
