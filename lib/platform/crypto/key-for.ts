import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/platform/env';

/** A separate key for each purpose, so that hashes of different purposes cannot be compared. It changes with NEXTAUTH_SECRET. */
export const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', purpose, 32));
