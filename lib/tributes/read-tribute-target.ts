import { cache } from 'react';
import { pageReader } from '@/lib/access/page-reader';
import { log } from '@/lib/platform/log';
import { type TributeTarget, tributeTarget } from './queries/tribute-target';

/**
 * The memorial of a flower page, read once per request. 'missing' if it does not exist or is hidden
 * from the reader; null if it cannot be read now.
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
