import { callApi } from '@/lib/browser/api';
import * as paths from '@/lib/platform/paths';
import type { ApiMemorial, PrivateDetails } from './edited-memorial';

export type Copy = { memorial: ApiMemorial; secrets: PrivateDetails };

/**
 * Fetches the memorial to edit, and private values where that answer says that they may be read. The page may be older:
 * the owner has shared them since, or shares them no longer. Throws what a failed call throws.
 */
export async function loadCopy(memorialId: string): Promise<Copy> {
  const { memorial } = await callApi<{ memorial: ApiMemorial & PrivateDetails }>(
    paths.apiMemorial(memorialId),
  );
  const secrets = memorial.can.readPrivate
    ? await callApi<PrivateDetails>(paths.apiMemorialPrivate(memorialId))
    : memorial;
  return { memorial, secrets };
}
