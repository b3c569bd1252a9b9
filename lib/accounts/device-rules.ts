import type { Translate } from '@/lib/platform/language/message';

/** The order matters: most browsers also send the names further down. */
const BROWSERS = [
  [/\bEdgi?A?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * A readable name for a User-Agent header, such as 'Safari on iPhone'. Anybody can send any header,
 * so the header's own text is never shown.
 */
export function deviceName(userAgent: string, t: Translate): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return t('profile.devices.browserOnSystem', { browser, system });
  return browser ?? system ?? t('profile.devices.unknown');
}
