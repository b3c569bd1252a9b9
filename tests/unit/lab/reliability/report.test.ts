import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PartResult } from '@/lab/reliability/measurement';
import { formatReliabilityReport } from '@/lab/reliability/report';
import { parseTargets } from '@/lab/reliability/targets';
import { mergeResult, readResults, renderPage } from '@/lab/reliability/write-results';

const TARGETS = [
  { id: 'R1', text: 'nothing is lost' },
  { id: 'R4', text: 'overload is refused' },
];
const KILLS: PartResult = {
  measured: {
    title: 'Kills while people pay',
    text: 'People pay.',
    findings: [{ target: 'R1', outcome: 'met', figures: '0 of 9 payments lost' }],
    tables: [{ head: ['', 'ours'], rows: [['kills | all', '12']] }],
  },
  facts: { Command: '`npm run reliability`', Date: '2026-11-25 12:00 UTC' },
};

describe('the page about reliability', () => {
  it('shows each target with its outcome, and each part with its table and date', () => {
    const page = formatReliabilityReport(TARGETS, { kills: KILLS });
    expect(page).toContain('| R1 | nothing is lost | met | 0 of 9 payments lost | 2026-11-25 |');
    expect(page).toContain('## Kills while people pay\n\nPeople pay.\n');
    expect(page).toContain('|  | ours |\n|---|---:|\n| kills \\| all | 12 |');
    expect(page).toContain('- Date: 2026-11-25 12:00 UTC');
  });

  it('says if a target was never measured', () => {
    expect(formatReliabilityReport(TARGETS, { kills: KILLS })).toContain(
      '| R4 | overload is refused | not measured | – | – |',
    );
  });

  it('keeps the figures of a part whose later run failed, and says so', () => {
    const failure = { at: '2026-11-26 09:00 UTC', reason: 'it was ended' };
    const page = formatReliabilityReport(TARGETS, { kills: { ...KILLS, failure } });
    expect(page).toContain('| met, but a later run failed | 0 of 9 payments lost | 2026-11-25 |');
    expect(page).toContain('**The run of 2026-11-26 09:00 UTC failed:** it was ended');
  });

  it('does not count a part as measured if its only run failed', () => {
    const failure = { at: '2026-11-26 09:00 UTC', reason: 'it was ended' };
    const page = formatReliabilityReport(TARGETS, { kills: { facts: {}, failure } });
    expect(page).toContain('| R1 | nothing is lost | not measured |');
    expect(page).toContain('Not measured.\n\n**The run of 2026-11-26 09:00 UTC failed:**');
  });
});

describe('the stored result of a part', () => {
  const facts = { Date: '2026-11-26 09:00 UTC' };
  const failure = { at: facts.Date, reason: 'it was ended' };

  it('is the last measurement with the facts of that run, whatever failed before', () => {
    const { measured } = KILLS;
    if (!measured) throw new Error('KILLS has no measurement');
    expect(mergeResult(measured, facts, { ...KILLS, failure })).toEqual({ measured, facts });
  });

  it('keeps the earlier figures and facts if a run fails', () => {
    expect(mergeResult('it was ended', facts, KILLS)).toEqual({ ...KILLS, failure });
  });

  it('is only the failure if there never were figures', () => {
    expect(mergeResult('it was ended', facts, undefined)).toEqual({ facts: {}, failure });
  });
});

describe('docs/reliability.md', () => {
  it('matches the results next to it', async () => {
    expect(existsSync('docs/reliability.json')).toBe(true);
    const page = await renderPage(await readResults('docs'));
    expect(readFileSync('docs/reliability.md', 'utf8')).toBe(page);
  });

  it('contains every target of docs/security.md', () => {
    const ids = parseTargets(readFileSync('docs/security.md', 'utf8')).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 13 }, (_, at) => `R${at + 1}`));
  });
});
