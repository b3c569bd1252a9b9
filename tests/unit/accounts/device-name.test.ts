import { describe, expect, it } from 'vitest';
import { deviceName } from '@/lib/accounts/device-rules';
import { translatorFor } from '@/lib/platform/language/translator-for';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `${MOZILLA} (Linux; Android 15; K) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`,
      'Safari on iPhone',
    ],
    [`${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1`, 'Chrome on iPad'],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15`,
      'Safari on Mac',
    ],
    ['curl/8.14.1', 'Unknown device'],
    ['', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('names the device of %s', (userAgent, name) =>
    expect(deviceName(userAgent, translatorFor('en'))).toBe(name),
  );
});
