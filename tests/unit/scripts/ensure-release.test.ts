import { afterEach, describe, expect, it, vi } from 'vitest';
import { madeOrEarlier } from '@/scripts/releases/ensure-release';

const fail = () => Promise.reject(new Error('the build did not finish.'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the release that a start serves', () => {
  it('is the one that it made', async () => {
    const made = await madeOrEarlier(
      'b',
      async () => {},
      () => 'a',
    );
    expect(made).toEqual({ id: 'b', isEarlier: false });
  });

  it('is the one before when the build fails, and says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await madeOrEarlier('b', fail, () => 'a')).toEqual({ id: 'a', isEarlier: true });
    const said = warn.mock.calls.flat().join('\n');
    expect(said).toContain('the build did not finish.');
    expect(said).toContain('a is served');
  });

  it('is none when there is no earlier one, or a build was asked for', async () => {
    await expect(madeOrEarlier('b', fail, () => undefined)).rejects.toThrow('did not finish');
  });
});
