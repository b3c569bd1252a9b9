/**
 * Tests the shipped Varnish configuration in front of a changing site: how old its answers are, and whether anybody
 * gets another person's.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../scripts/net/find-free-port';
import { startStack } from '../scripts/start/start-stack';
import { MAX_DELAY_MS, measureStaleReads } from './bench/edited-while-read';
import { logInOwner } from './bench/member';
import { startVarnish } from './bench/varnish';
import { wrongAnswers } from './bench/wrong-answers';

const HELP = `npm run bench:varnish -- [edits]: starts the site with its demo, and Varnish with deploy/varnish.vcl in front of it (Debian:
apt-get install varnish). Edits one memorial 100 times (or the given number of times) while 20 visitors read it through Varnish, and
prints how long after a write somebody still got the earlier page, and the share that Varnish answered itself. Then members and
strangers ask for the same addresses. Exits with 1 if anybody got an answer meant for somebody else, or a page older than 22 s.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await bench(Number(process.argv[2] ?? 100));

async function bench(edits: number): Promise<void> {
  const purgePort = await findFreePort();
  Object.assign(process.env, {
    CDN_PURGE_URL: `http://127.0.0.1:${purgePort}/{tag}`,
    TRUSTED_PROXIES: '1',
  });
  const stack = await startStack();
  let varnish: Awaited<ReturnType<typeof startVarnish>> | undefined;
  try {
    varnish = await startVarnish({ site: new URL(stack.site), purgePort });
    const member = await logInOwner(stack.site);
    const { ages, reads } = await measureStaleReads(varnish.url, member, edits);
    const share = varnish.hitRate();
    await sleep(MAX_DELAY_MS); // for the last purges
    const faults = await wrongAnswers(varnish.url, stack.site, member);
    const ageAtQuantile = (part: number) =>
      Math.round(ages[Math.floor((ages.length - 1) * part)] ?? 0);
    console.log(
      `\n${edits} edits, ${reads} reads through Varnish; load average ${loadavg()[0]?.toFixed(1)}`,
    );
    console.log(
      `the earlier page was last sent, after the write: median ${ageAtQuantile(0.5)} ms, p95 ${ageAtQuantile(0.95)} ms, longest ${ageAtQuantile(1)} ms`,
    );
    console.log(`answered by Varnish itself: ${(share * 100).toFixed(1)} %`);
    console.log(
      faults.length === 0 ? 'nobody got an answer meant for somebody else' : faults.join('\n'),
    );
    if (faults.length > 0 || ageAtQuantile(1) > MAX_DELAY_MS) process.exitCode = 1;
  } finally {
    await varnish?.stop();
    await stack.stop();
  }
}
