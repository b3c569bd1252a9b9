import { PLANS, type Stage, type Step } from './steps';

/**
 * Returns the stages that the arguments of `npm test --` select: a plan (the gate by default), or steps of any plan by
 * name, after the step that updates the generated code. Arguments after the last name are patterns, which select test
 * files. Throws for an unknown argument.
 */
export function chooseSteps(args: string[]): Stage[] {
  const [first = 'gate', ...rest] = args;
  if (isPlan(first) && rest.length === 0) return PLANS[first];
  const allSteps = Object.values<Stage[]>(PLANS).flat(3);
  const isStep = (word: string) => allSteps.some(({ name }) => name === word);
  const firstPattern = args.findIndex((word) => !isStep(word));
  const names = new Set(firstPattern < 0 ? args : args.slice(0, firstPattern));
  const patterns = firstPattern < 0 ? [] : args.slice(firstPattern);
  if (names.size === 0) throw new Error(`There is no step ${first}. See npm test -- --help.`);
  const seenNames = new Set<string>();
  const isSelected = ({ name }: Step) =>
    (names.has(name) || name === 'generate') && !seenNames.has(name) && seenNames.add(name);
  return Object.values<Stage[]>(PLANS)
    .flat()
    .map((lanes) => lanes.map((lane) => lane.filter(isSelected).map(withPatterns)))
    .filter((lanes) => lanes.flat().length > 0);

  function withPatterns(step: Step): Step {
    if (patterns.length === 0 || !names.has(step.name)) return step;
    if (!step.report)
      throw new Error(
        `${step.name} is not a step with test files, so it accepts no pattern such as "${patterns}".`,
      );
    const isVitest = step.run.some((word) => word.startsWith('--project='));
    const allowNoTests = isVitest ? '--passWithNoTests' : '--pass-with-no-tests';
    return { ...step, run: [...step.run, allowNoTests, ...patterns] };
  }
}

const isPlan = (word: string): word is keyof typeof PLANS => word in PLANS;
