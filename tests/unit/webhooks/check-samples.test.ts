import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CHECK_SAMPLES } from '@/components/webhooks/check-samples';
import { seal } from '@/lib/platform/crypto/sealing';
import { newSecret, signedHeaders } from '@/lib/webhooks/signature';

type Case = { secret: string; headers: Record<string, string>; body: string };

/** Programs that run a sample with a case from a JSON file and print whether the sample accepts the message. */
const RUNNERS: Record<
  (typeof CHECK_SAMPLES)[number]['language'],
  { command: string; file: string; around: (code: string) => string }
> = {
  'Node.js': {
    command: process.execPath,
    file: 'check.mjs',
    around: (code) => `import { readFileSync } from 'node:fs';
${code}
const { secret, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
console.log(isOurs(secret, headers, body));`,
  },
  Python: {
    command: 'python3',
    file: 'check.py',
    around: (code) => `${code}

import json, sys
case = json.load(open(sys.argv[1]))
print(str(is_ours(case["secret"], case["headers"], case["body"])).lower())`,
  },
  PHP: {
    command: 'php',
    file: 'check.php',
    around: (code) => `<?php
${code}
$case = json_decode(file_get_contents($argv[1]), true);
echo is_ours($case['secret'], $case['headers'], $case['body']) ? 'true' : 'false';`,
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'check-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const body = '{"type":"condolence.waiting","data":{"memorialId":"a","id":"é"}}';
const [secret, before] = [newSecret(), newSecret()];
const headersSignedAt = (at = new Date()) =>
  signedHeaders(
    {
      secretSealed: seal(secret),
      previousSecretSealed: seal(before),
      previousUntil: new Date(Date.now() + 60_000),
    },
    'event1',
    body,
    at,
  );
const CASES: [what: string, isOurs: boolean, given: Partial<Case>][] = [
  ['one of our messages', true, {}],
  ['the previous secret', true, { secret: before }],
  ['another secret', false, { secret: newSecret() }],
  ['a changed body', false, { body: `${body} ` }],
  ['another id', false, { headers: { ...headersSignedAt(), 'webhook-id': 'event2' } }],
  ['an old message', false, { headers: headersSignedAt(new Date(Date.now() - 301_000)) }],
];

describe.each(CHECK_SAMPLES)('the sample for $language', ({ language, code }) => {
  const { command, file, around } = RUNNERS[language];
  const isInstalled = spawnSync(command, ['--version']).status === 0;
  if (!isInstalled) console.info(`The sample for ${language} is skipped: there is no ${command}.`);

  it.skipIf(!isInstalled).each(CASES)('judges %s correctly', (_, isOurs, given) => {
    const [script, data] = [path.join(folder, file), path.join(folder, 'case.json')];
    writeFileSync(script, around(code));
    writeFileSync(data, JSON.stringify({ secret, headers: headersSignedAt(), body, ...given }));
    const run = spawnSync(command, [script, data], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout.trim()).toBe(String(isOurs));
  });
});
