import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeOrFallBack } from '@/scripts/releases/ensure-release';

const fail = () => Promise.reject(new Error('the build did not finish.'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the release that a start serves', () => {
  it('is the one it has built', async () => {
    const release = await makeOrFallBack(
      'b',
      async () => {},
      () => 'a',
    );
    expect(release).toEqual({ id: 'b', isEarlier: false });
  });

  it('is the previous one if the build fails, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await makeOrFallBack('b', fail, () => 'a')).toEqual({ id: 'a', isEarlier: true });
    const warning = warn.mock.calls.flat().join('\n');
    expect(warning).toContain('the build did not finish.');
    expect(warning).toContain('a is served');
  });

  it('is missing if there is no previous one or a build was requested', async () => {
    await expect(makeOrFallBack('b', fail, () => undefined)).rejects.toThrow('did not finish');
  });
});
