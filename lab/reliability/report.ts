import { table } from '@/lab/bench/report';
import type { PartResult, PartResults } from './measurement';
import { RELIABILITY_PARTS } from './parts';
import type { ReliabilityTarget } from './targets';

/** The page docs/reliability.md: each target with its outcome, then the parts with their tables. */
export function formatReliabilityReport(
  targets: ReliabilityTarget[],
  results: PartResults,
): string {
  const parts = RELIABILITY_PARTS.flatMap((part) => {
    const result = results[part];
    return result ? [sectionOf(part, result)] : [];
  });
  const rows = targets.map(({ id, text }) => [id, text, ...targetRow(id, results)]);
  const head = ['', 'Target', 'Outcome', 'Figures', 'Measured'];
  return `${['# Reliability', HEADER, `## Targets\n\n${textTable(head, rows)}`, ...parts].join('\n\n')}\n`;
}

const HEADER = `Written by \`npm run reliability\`; not by hand (decision 0067). The targets are those of docs/security.md, "Reliability". Each part
names the day, the machine and the command of its figures: a run measures the parts that it is told to, and the others
keep the figures of the run that measured them last, under its date (docs/reliability.json has them all).
"Not measured" means that there never were any figures. The load generator, PostgreSQL and the site share the machine.`;

/** The outcome, the figures and the date of one target. */
function targetRow(target: string, results: PartResults): string[] {
  for (const result of Object.values(results)) {
    const finding = result.measured?.findings.find((each) => each.target === target);
    if (!finding) continue;
    const outcome = result.failure ? `${finding.outcome}, but a later run failed` : finding.outcome;
    return [outcome, finding.figures, dayOf(result)];
  }
  return ['not measured', '–', '–'];
}

const dayOf = ({ facts }: PartResult) => facts.Date?.slice(0, 10) ?? '–';

function sectionOf(part: string, { measured, facts, failure }: PartResult): string {
  const failureNote = failure ? [`**The run of ${failure.at} failed:** ${failure.reason}`] : [];
  if (!measured) return [`## ${part}`, 'Not measured.', ...failureNote].join('\n\n');
  const findings = measured.findings.map(
    ({ target, outcome, figures }) => `**${target}, ${outcome}:** ${figures}.`,
  );
  const factLines = Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`);
  return [
    `## ${measured.title}`,
    measured.text,
    ...findings,
    ...measured.tables.map(({ head, rows }) => table(head, rows)),
    factLines.join('\n'),
    ...failureNote,
  ].join('\n\n');
}

/** A table whose columns are all text. */
const textTable = (head: string[], rows: string[][]) => table(head, rows).replaceAll('---:', '---');
