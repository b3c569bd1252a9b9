import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeOrFallBack } from '@/scripts/releases/ensure-release';

const fail = () => Promise.reject(new Error('the build did not finish.'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the release that a start serves', () => {
  it('is the release it has built', async () => {
    const release = await makeOrFallBack(
      'b',
      async () => {},
      () => 'a',
    );
    expect(release).toEqual({ id: 'b', isEarlier: false });
  });

  it('is the previous release, with a warning, if the build fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await makeOrFallBack('b', fail, () => 'a')).toEqual({ id: 'a', isEarlier: true });
    const warning = warn.mock.calls.flat().join('\n');
    expect(warning).toContain('the build did not finish.');
    expect(warning).toContain('a is served');
  });

  it('is missing, and the start fails, if the build fails and there is no earlier release', async () => {
    await expect(makeOrFallBack('b', fail, () => undefined)).rejects.toThrow('did not finish');
  });
});
