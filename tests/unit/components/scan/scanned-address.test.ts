import { afterEach, expect, it, vi } from 'vitest';
import { scannedAddress } from '@/components/scan/scanned-address';
import { MEMORIAL } from './hostile-codes';

const ID = MEMORIAL.split('/').at(-1);

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/', MEMORIAL, MEMORIAL],
  ['/', `/q/${ID}`, MEMORIAL],
  ['/', `/fr${MEMORIAL}`, `/fr${MEMORIAL}`],
  ['/fr', MEMORIAL, `/fr${MEMORIAL}`],
  ['/fr', `${MEMORIAL}/`, `/fr${MEMORIAL}`],
  ['/fr', `/q/${ID}`, `/fr${MEMORIAL}`],
  ['/fr', '/q/3MJR7AOUXX2W', '/q/3MJR7AOUXX2W'],
  ['/fr', `/ar${MEMORIAL}`, `/ar${MEMORIAL}`],
])('on a page below %s, the code %s opens %s', (home, path, opened) => {
  vi.stubGlobal('document', { documentElement: { dataset: { home } } });
  expect(scannedAddress(path)).toBe(opened);
});
