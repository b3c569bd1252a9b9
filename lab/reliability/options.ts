import { parseArgs } from 'node:util';
import { isReliabilityPart, RELIABILITY_PARTS, type ReliabilityPart } from './parts';
import { FULL_SCALE, QUICK_SCALE, type ReliabilityScale } from './scale';

export type ReliabilityOptions = {
  scale: ReliabilityScale;
  isQuick: boolean;
  parts: readonly ReliabilityPart[];
  /** The folder of the report and its figures. */
  into: string;
  /** The command line that the report prints, so that others can repeat the run. */
  command: string;
};

/** Parses the command line of `npm run reliability`. Throws for unknown options. */
export function readReliabilityOptions(args: string[]): ReliabilityOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' }, into: { type: 'string' } },
  });
  const [mode, ...rest] = positionals;
  if (rest.length > 0 || (mode !== undefined && mode !== 'quick'))
    throw new Error(
      `Unknown: ${positionals.join(' ')}. npm run reliability -- --help lists all options.`,
    );
  const isQuick = mode === 'quick';
  const commandParts = [...positionals, ...(values.only ? [`--only ${values.only}`] : [])];
  return {
    scale: isQuick ? QUICK_SCALE : FULL_SCALE,
    isQuick,
    parts: values.only ? values.only.split(',').map(toPart) : RELIABILITY_PARTS,
    // By default, figures of quick runs never replace those of full runs.
    into: values.into ?? (isQuick ? '.bench' : 'docs'),
    command: [
      'npm run reliability',
      ...(commandParts.length > 0 ? ['--', ...commandParts] : []),
    ].join(' '),
  };
}

function toPart(name: string): ReliabilityPart {
  if (!isReliabilityPart(name))
    throw new Error(`--only accepts ${RELIABILITY_PARTS.join(', ')}; there is no part ${name}`);
  return name;
}
