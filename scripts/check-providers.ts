/**
 * Checks that the product asks what a payment provider can do, never which one it is (payments.md 4). Lists the
 * exceptions.
 */
import { readFileSync } from 'node:fs';
import { PaymentProvider } from '@/lib/platform/db/generated/enums';
import { findNamingErrors } from './checks/provider-names';
import { sourceFiles } from './checks/source-files';

const HELP = `tsx scripts/check-providers.ts: refuses files that name a payment provider.

A provider's folders may name it, and so may a route whose own address does. Other exceptions are listed here.
`;

/** Addresses and field names of the specification (product.md 7). */
const PUBLIC_NAMES = [
  'initiate-paystack-order',
  'verify-paystack',
  'create-payfast-payment',
  'payfastUrl',
];
const FILES: Record<string, string> = {
  'scripts/check-providers.ts': 'lists these exceptions',
};

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkProviders();

function checkProviders(): void {
  const sources = sourceFiles().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const providers = Object.values(PaymentProvider);
  const faults = findNamingErrors(sources, providers, { publicNames: PUBLIC_NAMES, files: FILES });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${providers.join(' and ')} are named only in their own folders and addresses`);
}
