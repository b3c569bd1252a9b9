import { describe, expect, it } from 'vitest';
import {
  createProgramLoader,
  LOAD_PAUSES_MS,
  ProgramNotLoadedError,
} from '@/components/media/program-loader';

/** A network that fails for the first `failures` tries. */
function setUp(failures: number) {
  const pauses: number[] = [];
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new Error('Failed to load chunk');
    return 'program';
  };
  const loader = createProgramLoader(load, async (ms) => void pauses.push(ms));
  const signal = new AbortController().signal;
  return { loader: () => loader(signal), pauses, tries: () => tries };
}

describe('the loader of a part of the program', () => {
  it('tries again, after growing pauses, until the network is back', async () => {
    const { loader, pauses } = setUp(3);
    expect([await loader(), pauses]).toEqual(['program', LOAD_PAUSES_MS.slice(0, 3)]);
  });

  it('says in the end that the part is missing, and then tries once for each file', async () => {
    const { loader, tries } = setUp(LOAD_PAUSES_MS.length + 2);
    await expect(loader()).rejects.toThrow(ProgramNotLoadedError);
    expect(tries()).toBe(LOAD_PAUSES_MS.length + 1);
    await expect(loader()).rejects.toThrow(ProgramNotLoadedError);
    expect(await loader()).toBe('program');
  });

  it('ends when the originals are asked for, although the network never answers', async () => {
    const controller = new AbortController();
    const loading = createProgramLoader(() => new Promise<never>(() => undefined))(
      controller.signal,
    );
    controller.abort();
    await expect(loading).rejects.toThrow(ProgramNotLoadedError);
  });

  it('does not try again after a pause in which it was cancelled', async () => {
    const controller = new AbortController();
    let tries = 0;
    const fail = async () => {
      tries += 1;
      throw new Error('Failed to load chunk');
    };
    const loader = createProgramLoader(fail, async () => controller.abort());
    await expect(loader(controller.signal)).rejects.toThrow(ProgramNotLoadedError);
    expect(tries).toBe(1);
  });
});
