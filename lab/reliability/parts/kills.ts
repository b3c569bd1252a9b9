import { REGISTRY } from '@/lib/payments/providers/registry';
import type { FaultRunReport } from '../../../tests/faults/run/run-faults';
import type { Measurement, TargetFinding } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import { runFaultProgram } from '../run-fault-program';
import type { ReliabilityScale } from '../scale';

/** R1 and R2: kills server and database while people pay, then only the server, with the naive settle. */
export async function measureKills(scale: ReliabilityScale): Promise<Measurement> {
  const { kills, databaseKills, naiveKills } = scale;
  const soundRun = await runFaultProgram('--kills', kills, '--database-kills', databaseKills);
  const naiveRun = await runFaultProgram('--kills', naiveKills, '--naive');
  return {
    title: 'Kills while people pay',
    text: `${killsText(soundRun)}. People buy memorials and flowers from every provider, in popups and on pages, come back or do not, and pay twice now and then; the providers send notices late, twice, in another order or never. Kills fall at any moment, or are aimed at a step of a payment. Afterwards the providers' payments are compared with orders, ledger, memorials, tributes and mails.`,
    findings: [
      soundFinding(soundRun, scale),
      {
        target: 'R2',
        outcome: outcomeOf(naiveRun.broken.length > 0, isFullSize(scale, 'naiveKills')),
        figures: `${naiveRun.broken.length} broken invariants of a settle that marks a payment first and acts on it afterwards, in ${naiveKills} kills`,
      },
    ],
    tables: [
      {
        head: ['', 'our settle', 'the naive one'],
        rows: ROWS.map(([name, of]) => [name, of(soundRun), of(naiveRun)]),
      },
    ],
  };
}

/** The rows of a run's table. */
export const ROWS: [string, (report: FaultRunReport) => string][] = [
  ['kills of a server', ({ kills }) => String(kills)],
  ['crashes of the database', ({ databaseKills }) => String(databaseKills)],
  ['of these, while a payment was reported', (report) => String(report.callbacksInFlight)],
  ['people', ({ people }) => String(people)],
  ['payments at the providers', ({ paid }) => String(paid)],
  ['with each of them', ({ paidWith }) => eachOf(paidWith)],
  ['memorials', ({ orders }) => String(orders.memorials)],
  ['tributes', ({ orders }) => String(orders.tributes)],
  ['orders that were paid twice, for review', ({ orders }) => String(orders.overpaid)],
  ['mails that arrived twice, at a kill', ({ mails }) => String(mails.twice)],
  ['lost, doubled, or wrong otherwise', ({ broken }) => String(broken.length)],
  ['seconds', ({ seconds }) => String(seconds)],
];

const eachOf = (paidWith: FaultRunReport['paidWith']) =>
  Object.entries(paidWith)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([provider, count]) => `${provider} ${count}`)
    .join(', ');

const killsText = ({ kills, databaseKills }: FaultRunReport) =>
  `${kills} SIGKILLs of a server and ${databaseKills} immediate crashes of the database`;

/**
 * The finding on R1 from a run with our settle. It counts the kills that happened, not those requested, and the
 * providers with which people paid.
 */
export function soundFinding(report: FaultRunReport, scale: ReliabilityScale): TargetFinding {
  const { kills, databaseKills, paid, paidWith, broken } = report;
  const hasAllProviders = Object.keys(REGISTRY).every((provider) => paidWith[provider]);
  const isAll =
    hasAllProviders && isFullSize({ ...scale, kills, databaseKills }, 'kills', 'databaseKills');
  const providers = Object.keys(paidWith).length;
  const figures = `${broken.length} of ${paid} payments with ${providers} providers lost, doubled or wrong, in ${killsText(report)}`;
  return { target: 'R1', outcome: outcomeOf(broken.length === 0 && paid > 0, isAll), figures };
}
