import { describe, expect, test } from 'vitest';
import { chooseSteps } from '@/scripts/gate/choose-steps';

const namesOf = (args: string[]) =>
  chooseSteps(args).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));

describe('chooseSteps', () => {
  test('returns the whole gate without arguments, and a plan by name', () => {
    expect(namesOf([]).flat(2)).toEqual(expect.arrayContaining(['types', 'journeys', 'faults']));
    expect(namesOf(['soak']).flat(2)).toEqual([...['generate', 'soak-faults', 'soak-memory']]);
  });

  test('puts code generation before all other steps, once', () => {
    expect(namesOf(['faults']).flat(2)).toEqual(['generate', 'faults']);
    expect(namesOf(['generate', 'long-faults']).flat(2)).toEqual(['generate', 'long-faults']);
  });

  test('passes patterns to the named steps', () => {
    const [generate, api] = chooseSteps(['api', 'memorials']).flat(2);
    expect(generate?.run).not.toContain('memorials');
    expect(api?.run.at(-1)).toBe('memorials');
  });

  test('refuses an unknown step, and patterns for a step without test files', () => {
    expect(() => chooseSteps(['nonsense'])).toThrow('no step nonsense');
    expect(() => chooseSteps(['types', 'memorials'])).toThrow('not a step with test files');
  });
});
