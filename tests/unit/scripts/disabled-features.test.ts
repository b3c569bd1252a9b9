import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { PLAYWRIGHTS } from '@/scripts/browser/disabled-features';

it('disables the same features as Playwright', async () => {
  const refusal = await chromium.launch({ executablePath: '/bin/false' }).catch(String);
  const [, features] = /--disable-features=(\S+)/.exec(String(refusal)) ?? [];
  expect(features?.split(',')).toEqual(PLAYWRIGHTS);
});
