import type { FaultRunReport } from '../../../tests/faults/run/run-faults';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import { runFaultProgram } from '../run-fault-program';
import type { ReliabilityScale } from '../scale';
import { ROWS } from './kills';

const SEED = 7;

/** R13: kills a server while people pay with every provider. */
export const measureProviders = async (scale: ReliabilityScale): Promise<Measurement> =>
  providersReport(await runFaultProgram('--kills', scale.providerKills, '--seed', SEED), scale);

/** The report on R13, from a run with the site's own `settle`, not the deliberately faulty one. */
export function providersReport(report: FaultRunReport, scale: ReliabilityScale): Measurement {
  const { kills, paid, paidWith, broken } = report;
  const isAll = isFullSize({ ...scale, providerKills: kills }, 'providerKills');
  const providers = Object.keys(paidWith).length;
  return {
    title: 'Kills while people pay with three providers',
    text: `${kills} SIGKILLs of a server, with seed ${SEED}. People pay as in the previous part: 40 % in the popup of the first provider, 30 % on the page of each of the other two. A mail may arrive twice if a kill falls between sending it and recording that it was sent.`,
    findings: [
      {
        target: 'R13',
        outcome: outcomeOf(broken.length === 0 && providers >= 3, isAll),
        figures: `${broken.length} of ${paid} payments with ${providers} providers lost, doubled or wrong, in ${kills} SIGKILLs of a server`,
      },
    ],
    tables: [{ head: ['', 'our settle'], rows: ROWS.map(([name, of]) => [name, of(report)]) }],
  };
}
