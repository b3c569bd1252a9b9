import { startSandbox } from './sandbox';
import { parseSettings } from './settings';

if (process.env.PERENNIAL_EMBEDDED === 'never') {
  console.error('The sandbox does not start if PERENNIAL_EMBEDDED is "never".');
  process.exit(1);
}

const sandbox = await startSandbox(parseSettings(process.env));
console.log(JSON.stringify({ sandbox: sandbox.url, smtp: sandbox.smtpUrl }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
