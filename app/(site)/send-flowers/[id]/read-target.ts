import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageViewer } from '@/lib/auth/page-viewer';
import { log } from '@/lib/log/log';
import { type FlowerTarget, flowerTarget } from '@/lib/tributes/queries/flower-target';

/**
 * The memorial that a flower page is for, once a request; null when it cannot be read now. What is missing
 * and what is somebody's own answer alike, with 404.
 */
export async function readTarget(id: string): Promise<FlowerTarget | null> {
  const found = await read(id);
  if (found === 'missing') notFound();
  return found;
}

const read = cache(async (id: string) => {
  try {
    return (await flowerTarget(id, await pageViewer())) ?? 'missing';
  } catch (error) {
    log.error({ err: error }, 'a memorial could not be read for its flower page');
    return null;
  }
});
