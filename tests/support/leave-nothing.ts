/** Files of one worker share a process: each leaves it with the real clock, settings, site settings and globals. */
import { afterAll, vi } from 'vitest';
import { forgetSnapshot } from '@/lib/platform/site-settings/snapshot';

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  forgetSnapshot();
});
