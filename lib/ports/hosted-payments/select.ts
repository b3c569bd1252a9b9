import { payfast } from './payfast';
import type { HostedPaymentsPort } from './port';

/** The hosted card page in use. There is one; the sandbox speaks its protocol at another address. */
export const hostedPaymentsPort = (): HostedPaymentsPort => payfast;
