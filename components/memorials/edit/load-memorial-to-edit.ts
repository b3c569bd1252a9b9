import { callApi } from '@/lib/browser/api';
import * as paths from '@/lib/platform/paths';
import type { ApiMemorial, PrivateDetails } from './edited-memorial';

export type MemorialToEdit = { memorial: ApiMemorial; secrets: PrivateDetails };

/**
 * Fetches the memorial to edit and, if the response says that the person may read them, its private values. The page's
 * own copy of that permission may be outdated. Rejects with the errors of `callApi`.
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
