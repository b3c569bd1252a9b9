import { expect, it } from 'vitest';
import { SHOP_KEYS } from '@/lib/platform/site-settings/keys/shop';

it('describes a changed shop setting as admins write it', () => {
  const rate = { from: 'EUR', to: 'ZAR', rate: '19.80', day: '2026-11-26' } as const;
  expect(SHOP_KEYS['shop.rates'].text?.([rate])).toBe('EUR → ZAR 19.80 (2026-11-26)');
  expect(SHOP_KEYS['shop.providersByCurrency'].text?.({ EUR: ['stripe'] })).toBe('EUR: stripe');
  const scales = {
    EUR: { min: 250, max: 150_000, step: 400 },
    JPY: { min: 100, max: 50_000, step: 500 },
  };
  expect(SHOP_KEYS['shop.tributes'].text?.(scales)).toBe(
    'EUR 2.5 – 1500, + 4; JPY 100 – 50000, + 500',
  );
});

it('describes an empty shop setting with an empty text', () => {
  expect(SHOP_KEYS['shop.rates'].text?.([])).toBe('');
  expect(SHOP_KEYS['shop.providersByCurrency'].text?.({})).toBe('');
});
