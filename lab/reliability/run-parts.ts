import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loads, machineFacts } from '@/lab/bench/machine-facts';
import { findNginx, nginxVersion } from '@/lab/bench/nginx';
import { chooseSteps } from '@/scripts/gate/choose-steps';
import { endSteps, runStep } from '@/scripts/gate/run-step';
import { testEnvironment } from '@/scripts/gate/test-environment';
import { postgresBinaries } from '@/scripts/postgres/binaries';
import { endProcessesOf } from './end-processes';
import { type Measurement, measurementSchema } from './measurement';
import type { ReliabilityOptions } from './options';
import { limitSecondsOf, type ReliabilityPart } from './parts';
import { mergeResult, readResults, writeResults } from './write-results';

/**
 * Builds the site like `npm test`, measures the parts one after the other, each in a separate process, and writes the
 * report after each, so that an interrupted run keeps its results. Returns a sentence for each missed target and each
 * part that could not be measured. Throws if the build fails.
 */
export async function runParts(options: ReliabilityOptions): Promise<string[]> {
  const results = await readResults(options.into);
  const faults: string[] = [];
  let isOver = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      isOver = true;
      void endSteps();
    });
  await build();
  await mkdir(options.into, { recursive: true });
  for (const part of options.parts) {
    if (isOver) break;
    const facts = await factsOf(options.command);
    const start = performance.now();
    const outcome = await runPart(part, options.isQuick).catch((error: unknown) => String(error));
    if (isOver) break;
    const seconds = Math.round((performance.now() - start) / 1000);
    facts['Load average at the end'] = loads();
    facts['The whole part took'] = `${seconds} s`;
    results[part] = mergeResult(outcome, facts, results[part]);
    await writeResults(options.into, results);
    faults.push(...faultsOf(part, outcome));
  }
  if (isOver) return [...faults, 'Stopped before everything was measured.'];
  console.log(`Written: ${path.join(options.into, 'reliability.md')}`);
  return faults;
}

async function build(): Promise<void> {
  const { env, remove } = await testEnvironment();
  try {
    for (const step of chooseSteps(['build']).flat(2)) {
      const { outcome } = await runStep(step, env, false);
      if (outcome !== 'passed') throw new Error(`${step.title} failed: nothing was measured.`);
    }
  } finally {
    remove();
  }
}

async function factsOf(command: string) {
  const nginx = findNginx();
  const { postgres } = await postgresBinaries();
  const versionText = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return machineFacts(command, /[\d.]+/.exec(versionText)?.[0] ?? '', nginx && nginxVersion(nginx));
}

/** Runs the program of one part. Returns its report, or the reason why there is none. */
async function runPart(part: ReliabilityPart, isQuick: boolean): Promise<Measurement | string> {
  const { env, remove } = await testEnvironment();
  const temporary = env.TMPDIR ?? tmpdir();
  const file = path.join(temporary, `${part}.json`);
  const program = ['--import', 'tsx', 'lab/reliability/part.ts', part, file];
  const run = isQuick ? [...program, 'quick'] : program;
  const step = {
    name: `reliability-${part}`,
    title: part,
    run,
    limitSeconds: limitSecondsOf(part),
  };
  try {
    const { outcome, seconds } = await runStep(step, env, false);
    if (seconds >= step.limitSeconds)
      return `it took longer than ${step.limitSeconds / 60} minutes`;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return outcome === 'ended' ? 'it was ended' : 'it reported nothing';
    const report = JSON.parse(text);
    return 'fault' in report ? String(report.fault) : measurementSchema.parse(report);
  } finally {
    // A part that was killed or has failed may have left servers and databases running.
    if (env.TMPDIR) await endProcessesOf(env.TMPDIR);
    remove();
  }
}

const faultsOf = (part: ReliabilityPart, outcome: Measurement | string): string[] =>
  typeof outcome === 'string'
    ? [`${part} was not measured: ${outcome}`]
    : outcome.findings
        .filter((each) => each.outcome === 'missed')
        .map(({ target, figures }) => `${target} was missed: ${figures}`);
