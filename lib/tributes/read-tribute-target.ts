import { cache } from 'react';
import { pageReader } from '@/lib/access/page-reader';
import { log } from '@/lib/platform/log';
import { type TributeTarget, tributeTarget } from './queries/tribute-target';

/**
 * Returns the memorial of a flower page, read once per request; null if it cannot be read now, and
 * 'missing' for a missing memorial and for somebody else's private one.
 */
export const readTributeTarget: (id: string) => Promise<TributeTarget | 'missing' | null> = cache(
  async (id: string) => {
    try {
      return (await tributeTarget(id, await pageReader())) ?? 'missing';
    } catch (error) {
      log.error({ err: error }, 'a memorial could not be read for its flower page');
      return null;
    }
  },
);
