/**
 * The test files of one worker share a process, so each restores clock, mocks, globals, environment and site settings.
 */
import { afterAll, vi } from 'vitest';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  resetSnapshot();
});
