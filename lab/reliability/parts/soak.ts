import { figure } from '@/lab/bench/report';
import { reconcile } from '../../../tests/faults/run/reconcile';
import { takeSnapshot } from '../../../tests/faults/run/snapshot';
import { answersTable, faultsText, findFailures, unsentText } from '../load/answers-table';
import type { Load } from '../load/steady-load';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import type { ReliabilityScale } from '../scale';
import { mixedLoad, RATES } from '../soak/mixed-load';
import { type Sample, sampleSite } from '../soak/sample';
import { isFlat, isMemoryFlat, lateSlope, MAX_PER_HOUR, type TrendPoint } from '../soak/trend';
import { withWorldSite } from '../world-site';
import { CEILING } from './memory';

const MEMORIALS = 5_000;
const INTERVAL_SECONDS = 10;
/** Rows of the table that shows the course of the run. */
const SHOWN_ROWS = 10;

/** R10: half an hour of everything that people do. Samples the processes every ten seconds. */
export const measureSoak = (scale: ReliabilityScale): Promise<Measurement> =>
  withWorldSite(MEMORIALS, async (world, site) => {
    const stopLoad = await mixedLoad(world, site.url);
    const samples = await sampleSite(site.pid, world.database.url, {
      everySeconds: INTERVAL_SECONDS,
      forSeconds: scale.soakSeconds,
    });
    const load = await stopLoad();
    await reconcile(world);
    const { paid, charges } = await takeSnapshot(world);
    const payments = { paid: paid.length, charges: charges.length };
    return soakReport(samples, load, payments, scale);
  });

/** The report. The slope of memory is judged only after a full run, since a minute says nothing about an hour. */
export function soakReport(
  samples: Sample[],
  { answers, unsent }: Load,
  { paid, charges }: { paid: number; charges: number },
  scale: ReliabilityScale,
): Measurement {
  const { soakSeconds } = scale;
  const isAll = isFullSize(scale, 'soakSeconds');
  const processes = processesIn(samples);
  const largest = Math.max(...processes.map(({ peak }) => peak));
  const failureCount = findFailures(answers).length;
  const faults = [
    ...(largest > CEILING ? [`a process had ${figure(largest)} MB, over ${CEILING}`] : []),
    ...processes.filter(({ hasEnded }) => hasEnded).map(({ name }) => `${name} ended`),
    ...processes
      .filter(({ points, resident }) => !(isAll ? isMemoryFlat(points) : isFlat(resident)))
      .map(({ name }) => `the memory of ${name} rises`),
    ...processes
      .filter((each) => !isFlat(each.descriptors))
      .map(({ name }) => `the descriptors of ${name} rise`),
    ...(isFlat(samples.map(({ connections }) => connections)) ? [] : ['the connections rise']),
    ...(paid === charges ? [] : [`of ${paid} payments ${charges} are in the ledger`]),
    ...(failureCount > 0 ? [`${failureCount} requests failed${faultsText(answers)}`] : []),
  ];
  const minutes = figure(soakSeconds / 60);
  return {
    title: 'Half an hour of everything',
    text: `${minutes} minutes, two processes (WEB_PROCESSES=2) and the one that starts them, ${MEMORIALS.toLocaleString('en')} memorials. Each second ${RATES.cached} memorial pages, ${RATES.dynamic} searches that are rendered, ${RATES.signedIn} list of somebody who is signed in; ${RATES.logins * 60} log-ins, ${RATES.uploads * 60} photographs of 12 megapixels and ${RATES.purchases * 60} purchases with the providers' notices a minute. Every ${INTERVAL_SECONDS} seconds, the run reads the resident memory and the open descriptors of each process, and counts the connections to PostgreSQL. The target is missed when a process exceeds ${CEILING} MB or ends, when a request fails, when a payment is not in the ledger, when a median of the last third is more than a tenth above that of the second third, or when the memory of a process rises by more than ${MAX_PER_HOUR} MB an hour in the second half.`,
    findings: [
      {
        target: 'R10',
        outcome: outcomeOf(faults.length === 0, isAll && unsent === 0),
        figures: `${minutes} minutes, ${answers.length.toLocaleString('en')} requests, ${failureCount} failed, ${charges} payments settled; the largest process had ${figure(largest)} MB${faults.length > 0 ? `: ${faults.join('; ')}` : ', and nothing rises'}${unsentText(unsent)}`,
      },
    ],
    tables: [
      {
        head: [
          '',
          'start in MB, with each page in memory',
          'peak',
          'end',
          'MB more in an hour (second half)',
          'descriptors at the end',
        ],
        rows: processes.map(({ name, resident, peak, slope, descriptors }) => [
          name,
          figure(resident[0] ?? Number.NaN),
          figure(peak),
          figure(resident.at(-1) ?? Number.NaN),
          String(Math.round(slope)),
          String(descriptors.at(-1) ?? 0),
        ]),
      },
      courseOf(samples),
      answersTable(answers),
    ],
  };
}

function processesIn(samples: Sample[]) {
  const pids = [...(samples[0]?.processes.keys() ?? [])];
  return pids.map((pid, at) => {
    const processSamples = samples.flatMap(({ seconds, processes }) => {
      const sample = processes.get(pid);
      return sample ? [{ seconds, ...sample }] : [];
    });
    const resident = processSamples.map((each) => each.resident);
    const points = processSamples.map(
      (each): TrendPoint => ({ seconds: each.seconds, value: each.resident }),
    );
    return {
      name: at === 0 ? 'the process that starts them' : `process ${at}`,
      hasEnded: processSamples.length < samples.length,
      resident,
      peak: Math.max(...resident),
      points,
      slope: lateSlope(points),
      descriptors: processSamples.map((each) => each.descriptors),
    };
  });
}

/** A table of the course of the run, in about SHOWN_ROWS rows. */
function courseOf(samples: Sample[]) {
  const step = Math.max(1, Math.floor(samples.length / SHOWN_ROWS));
  const pids = [...(samples[0]?.processes.keys() ?? [])].slice(1);
  return {
    head: [
      'minute',
      ...pids.map((_, at) => `process ${at + 1} in MB`),
      'all together, with decoders',
      'connections',
    ],
    rows: samples
      .filter((_, at) => at % step === 0)
      .map(({ seconds, processes, together, connections }) => [
        figure(seconds / 60),
        ...pids.map((pid) => figure(processes.get(pid)?.resident ?? Number.NaN)),
        figure(together),
        String(connections),
      ]),
  };
}
