import type { Page } from 'playwright-core';
import QRCode from 'qrcode';
import { fakeCamera, waitForCamera } from '@/lab/screenshots/page-actions';
import type { Screenshot } from '@/lab/screenshots/screenshot';
import { chooseFiles } from './choose-files';
import {
  alertIn,
  failCalls,
  mockSuccess,
  openDialog,
  openHeaderMenu,
  press,
  submit,
} from './state-actions';

/** Simulates a browser without a share sheet but with a clipboard. */
async function removeShareSheet(page: Page): Promise<void> {
  await page.addInitScript(`
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
  `);
}

/** Simulates a camera that fails to start with this error. */
const brokenCamera = (fault: string) => async (page: Page) => {
  await fakeCamera(page);
  await page.addInitScript(`
    navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', '${fault}'); };
  `);
};

/** Simulates a camera that `unplug` disconnects. */
async function detachableCamera(page: Page): Promise<void> {
  await fakeCamera(page);
  await page.addInitScript(`
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async (constraints) => (window.stream = await open(constraints));
  `);
}

const unplug = (page: Page) =>
  page.evaluate(`
    for (const track of window.stream.getTracks()) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  `);

/** Scans a picture of a code and waits for this message. */
const scan = (text: string, expectedMessage: string) => async (page: Page) => {
  const buffer = await QRCode.toBuffer(text, { errorCorrectionLevel: 'M', width: 400 });
  const picture = { name: 'code.png', mimeType: 'image/png', buffer };
  await chooseFiles(page.getByLabel('Scan an image file'), picture);
  await page.getByText(expectedMessage).first().waitFor();
};

const CHALLENGE = 'userId=ChaLLenge123&email=ada%40perennial.example';
const CODE_PAGE = `/verify-email?${CHALLENGE}&fromLogin=true`;
const enterCode = async (page: Page) => {
  await page.getByRole('textbox').first().pressSequentially('123456');
  await press(page, 'Verify Email');
};

/**
 * Dialogs, refusals and notices that visitors see. The controls are found by their English names
 * (page-in-language.ts).
 */
export const MORE_VISITOR_STATES: readonly Screenshot[] = [
  {
    name: 'share',
    address: '/memorial/{memorial}',
    before: removeShareSheet,
    prepare: openDialog('Share'),
  },
  {
    name: 'lightbox',
    address: '/memorial/{memorial}#gallery',
    prepare: async (page) => {
      await page.locator('#gallery a[data-slide]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'words in other languages', address: '/memorial/{translated}' },
  {
    name: 'languages',
    address: '/about',
    prepare: openHeaderMenu('languages'),
  },
  {
    name: 'login refused',
    address: '/login',
    prepare: submit({ Email: 'nobody@example.org', Password: 'Evergreen-1!' }, 'Log In'),
  },
  {
    name: 'sign-up refused',
    address: '/signup',
    prepare: submit(
      { 'First Name': 'Nomvula', 'Email Address': 'nomvula@', Password: 'short' },
      'Sign Up',
    ),
  },
  {
    name: 'contact not sent',
    address: '/contact',
    before: failCalls('**/api/contact', 400),
    prepare: submit(
      {
        'Full Name': 'Nomvula Dube',
        'Email Address': 'nomvula@example.org',
        Subject: 'Nomvula Dube',
        Message: 'Nomvula Dube',
      },
      'Send Message',
    ),
  },
  {
    name: 'code refused',
    address: CODE_PAGE,
    prepare: async (page) => {
      await enterCode(page);
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'code locked',
    address: CODE_PAGE,
    before: failCalls('**/api/auth/verify-otp', 429, { tooManyAttempts: true, remainingTime: 590 }),
    prepare: async (page) => {
      await enterCode(page);
      await page.getByRole('timer').waitFor();
    },
  },
  {
    name: 'code sent again',
    address: CODE_PAGE,
    before: mockSuccess('**/api/auth/resend-otp'),
    prepare: async (page) => {
      await press(page, 'Resend code');
      await page.getByText('A new code has been sent.').waitFor();
    },
  },
  {
    name: 'reset refused',
    address: `/reset-password?${CHALLENGE}`,
    prepare: submit({}, 'Reset Password'),
  },
  { name: 'login required', address: '/profile' },
  {
    name: 'contact sent',
    address: '/contact',
    before: mockSuccess('**/api/contact'),
    prepare: async (page) => {
      for (const label of ['Full Name', 'Subject', 'Message'])
        await page.getByLabel(label, { exact: true }).fill('Nomvula Dube');
      await page.getByLabel('Email Address', { exact: true }).fill('nomvula@example.org');
      await press(page, 'Send Message');
      await page.locator('main .border-success').waitFor();
    },
  },
  {
    name: 'link copied',
    address: '/memorial/{memorial}',
    before: removeShareSheet,
    prepare: async (page) => {
      await press(page, 'Share');
      await press(page, 'Copy the link');
      await page.getByText('Link copied').waitFor();
    },
  },
  {
    name: 'tributes not loaded',
    address: '/memorial/{memorial}',
    before: async (page) => {
      await page.route('**/api/memorials/*page=*', (route) =>
        route.fulfill({ status: 400, body: '' }),
      );
    },
    prepare: async (page) => {
      await press(page, 'View All Tributes');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  ...['NotAllowedError', 'NotReadableError', 'NotSupportedError', 'UnknownError'].map((fault) => ({
    name: `camera with ${fault}`,
    address: '/scan-code',
    before: brokenCamera(fault),
    prepare: (page: Page) => page.getByRole('button', { name: 'Try Again' }).waitFor(),
  })),
  {
    name: 'camera unplugged',
    address: '/scan-code',
    before: detachableCamera,
    prepare: async (page) => {
      await waitForCamera(page);
      await unplug(page);
      await page.getByText('The camera was disconnected').first().waitFor();
    },
  },
  {
    name: 'picture without a code',
    address: '/scan-code',
    prepare: async (page) => {
      await chooseFiles(page.getByLabel('Scan an image file'), 'public/icons/bloom-512.png');
      await page.getByText('No QR code was found').first().waitFor();
    },
  },
  {
    name: 'code of another site',
    address: '/scan-code',
    prepare: scan('https://example.org/', 'This code leads to another site.'),
  },
  {
    name: 'code of another page',
    address: '/scan-code',
    prepare: (page) => scan(new URL('/about', page.url()).href, 'to a page of this site')(page),
  },
  {
    name: 'code that is no address',
    address: '/scan-code',
    prepare: scan('4711', 'This is not the address of a web page'),
  },
];
