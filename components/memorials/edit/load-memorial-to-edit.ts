import { callApi } from '@/lib/browser/api';
import * as paths from '@/lib/platform/paths';
import type { ApiMemorial, PrivateDetails } from './edited-memorial';

export type MemorialToEdit = { memorial: ApiMemorial; secrets: PrivateDetails };

/**
 * Fetches the memorial to edit and, if its answer permits, its private values. The page may be outdated about that
 * permission, since the owner may have changed it. Rejects like `callApi`.
 */
export async function loadMemorialToEdit(memorialId: string): Promise<MemorialToEdit> {
  const { memorial } = await callApi<{ memorial: ApiMemorial & PrivateDetails }>(
    paths.apiMemorial(memorialId),
  );
  const secrets = memorial.can.readPrivate
    ? await callApi<PrivateDetails>(paths.apiMemorialPrivate(memorialId))
    : memorial;
  return { memorial, secrets };
}
