import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMemorialToEdit } from '@/components/memorials/edit/load-memorial-to-edit';
import * as paths from '@/lib/platform/paths';

const ID = 'Memorial1234';
const hidden = { identityNumber: '••••', familyMembers: [] };
const clear = { identityNumber: '4711', familyMembers: [] };

afterEach(() => vi.unstubAllGlobals());

/** Answers as the site does to somebody who may, or may not, read private values. Returns the requested paths. */
function serve(readPrivate: boolean): string[] {
  const requestedPaths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requestedPaths.push(path);
    if (path === paths.apiMemorial(ID))
      return Response.json({ memorial: { ...hidden, can: { readPrivate } } });
    return readPrivate ? Response.json(clear) : Response.json({ message: 'No' }, { status: 403 });
  });
  return requestedPaths;
}

describe('a memorial loaded for editing', () => {
  it('contains private values if the answer allows it', async () => {
    const requestedPaths = serve(true);
    expect((await loadMemorialToEdit(ID)).secrets).toEqual(clear);
    expect(requestedPaths).toEqual([paths.apiMemorial(ID), paths.apiMemorialPrivate(ID)]);
  });

  it('contains masked values if the answer does not allow it, and sends no request for private ones', async () => {
    const requestedPaths = serve(false);
    expect((await loadMemorialToEdit(ID)).secrets).toMatchObject(hidden);
    expect(requestedPaths).toEqual([paths.apiMemorial(ID)]);
  });
});
