import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';
import { findBrowser as installedBrowser } from '../../scripts/browser/installed-browser';
import { type Application, startApplication } from './application';
import { KEYS, paystackClient } from './paystack-client';

/** A callback of @paystack/inline-js, as the page recorded it. */
type RecordedCallback = { callback: string; value?: Record<string, unknown> };

let application: Application;
let sandbox: Sandbox;
let shop: Server;
let browser: Browser;

const charge = { key: KEYS.publicKey, email: 'ada@example.org', amount: 37_000, currency: 'ZAR' };

describe('/popup with the unmodified @paystack/inline-js', () => {
  beforeAll(async () => {
    application = await startApplication();
    sandbox = await startSandbox({ appUrl: application.url, paystack: KEYS });
    shop = await startShop();
    browser = await chromium.launch(await installedBrowser());
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => shop.close(resolve));
    await sandbox.stop();
    await application.stop();
  });

  it('shows a declined card, accepts the next and calls onSuccess', async () => {
    const { page, popup, heard } = await openShop();
    await run(page, 'newTransaction', { ...charge, reference: 'browser-1' });
    await popup.getByText('ZAR 370.00').waitFor();
    await popup.getByText('ada@example.org').waitFor();
    await popup.getByText('Sandbox: no money moves').waitFor();
    await popup.getByRole('button', { name: 'Decline', exact: true }).click();
    await popup.getByText('Declined').waitFor();
    await popup.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect.poll(heard).toMatchObject([
      { callback: 'onLoad', value: { accessCode: expect.any(String), id: expect.any(Number) } },
      { callback: 'onSuccess', value: { reference: 'browser-1', status: 'success' } },
    ]);
    const payment = await paystackClient(sandbox).verified('browser-1');
    expect(payment).toMatchObject({ status: 'success', metadata: { referrer: page.url() } });
    expect(application.received.at(-1)?.body).toContain('"reference":"browser-1"');
  });

  it('calls onCancel on closing, and opens the same transaction again', async () => {
    const { page, popup, heard } = await openShop();
    const secondCharge = { ...charge, reference: 'browser-2' };
    await run(page, 'newTransaction', secondCharge);
    await popup.getByText('ZAR 370.00').waitFor();
    await popup.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(heard).toMatchObject([{ callback: 'onLoad' }, { callback: 'onCancel' }]);
    await page.waitForTimeout(400);
    await run(page, 'newTransaction', secondCharge);
    await popup.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatchObject({
        callback: 'onSuccess',
        value: { reference: 'browser-2' },
      });
  });

  it('resumes a transaction that our server initialized', async () => {
    const { page, popup, heard } = await openShop();
    const { post } = paystackClient(sandbox);
    const { email, amount } = charge;
    const initializeAnswer = await post('/transaction/initialize', {
      email,
      amount,
      reference: 'browser-3',
    });
    await run(page, 'resumeTransaction', Object(initializeAnswer.body.data).access_code);
    await popup.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect
      .poll(heard)
      .toMatchObject([
        { callback: 'onLoad' },
        { callback: 'onSuccess', value: { reference: 'browser-3' } },
      ]);
  });

  it('calls onError for a wrong key and for a reference that has already been paid', async () => {
    const { page, popup, heard } = await openShop();
    await run(page, 'newTransaction', { ...charge, key: 'pk_test_other', reference: 'b4' });
    await popup.getByText('Invalid key').waitFor();
    expect(await heard()).toMatchObject([
      { callback: 'onError', value: { message: 'Invalid key' } },
    ]);
    await run(page, 'newTransaction', { ...charge, reference: 'browser-1' });
    await popup.getByText('Duplicate Transaction Reference').waitFor();
  });
});

/** Serves a page with nothing but the package's browser build. */
async function startShop(): Promise<Server> {
  const library = createRequire(import.meta.url).resolve('@paystack/inline-js');
  const script = readFileSync(library.replace('/lib/', '/dist/'), 'utf8');
  const server = createServer((request, response) => {
    const isScript = request.url === '/inline.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>Shop</title><body><h1>Shop</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function openShop(): Promise<{
  page: Page;
  popup: FrameLocator;
  heard: () => Promise<RecordedCallback[]>;
}> {
  const page = await browser.newPage();
  await page.route('https://checkout.paystack.com/**', (route) => route.fulfill({ body: '' }));
  const { port } = shop.address() as AddressInfo; // as: a TCP server has a port
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.addScriptTag({ url: '/inline.js' });
  await page.evaluate(`
    window.heard = [];
    window.popup = new PaystackPop();
    popup.checkoutIframe.src = ${JSON.stringify(`${sandbox.url}/popup?precheckout=true`)};
  `);
  const popup = page.frameLocator('iframe[id^="inline-checkout"]');
  return { page, popup, heard: () => page.evaluate('window.heard') };
}

/** newTransaction expects the callbacks among its options, resumeTransaction as its second argument. */
async function run(page: Page, method: string, what: unknown): Promise<void> {
  await page.evaluate(`{
    const listen = (callback) => (value) => heard.push({ callback, value });
    const names = ['onLoad', 'onSuccess', 'onCancel', 'onError'];
    const callbacks = Object.fromEntries(names.map((name) => [name, listen(name)]));
    const what = ${JSON.stringify(what)};
    if (typeof what === 'string') popup.${method}(what, callbacks);
    else popup.${method}({ ...what, ...callbacks });
  }`);
}
