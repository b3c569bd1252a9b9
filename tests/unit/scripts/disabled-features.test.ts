import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { DISABLED_BY_PLAYWRIGHT } from '@/scripts/browser/disabled-features';

it('disables the same features as Playwright', async () => {
  const refusal = await chromium.launch({ executablePath: '/bin/false' }).catch(String);
  const [, features] = /--disable-features=(\S+)/.exec(String(refusal)) ?? [];
  expect(features?.split(',')).toEqual(DISABLED_BY_PLAYWRIGHT);
});
