import { addMemorialWithPicture } from '../../../ports/media/memorial-with-picture';
import type { makeActors } from '../../../support/actors';
import { call } from '../../../support/call';
import { newCallerAddress } from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';
import { routeHandlers } from '../../../support/route-handlers';
import { ACCESS } from './of-access';
import { CONDOLENCES } from './of-condolences';
import { HANDOVERS } from './of-handovers';
import { KEEPERS } from './of-keepers';
import { MEMORIALS } from './of-memorials';
import type { Row, RowIds } from './row';

/**
 * Every method of every route about a memorial, with each actor's status for each kind of memorial. tests/journeys
 * covers the pages.
 */
export const TABLE: Record<string, Row> = {
  ...MEMORIALS,
  ...KEEPERS,
  ...HANDOVERS,
  ...ACCESS,
  ...CONDOLENCES,
};

export const handlers = await routeHandlers(
  '{api/memorials,api/keepers,api/access,media,q,*/*/memorial}',
);

type People = Awaited<ReturnType<typeof makeActors>>;
export type CreatedForRow = RowIds & { pictureId: string };

/** Creates a memorial with what a row needs. */
export async function createForRow(
  row: Row,
  people: People,
  ownerId: string,
  isPublic: boolean,
): Promise<CreatedForRow> {
  const memorial =
    row.ofPicture || row.withPicture
      ? await addMemorialWithPicture(ownerId, isPublic)
      : { id: await addMemorial({ createdById: ownerId, isPublic }), pictureId: '' };
  const memberEmail = people.member?.user.email ?? '';
  const keeperId = people.keeper?.user.id ?? '';
  const rest = await row.make?.({ id: memorial.id, ownerId, memberEmail });
  return { ...memorial, keeperId, ...rest };
}

/** Calls a route of the table with the memorial that was created for its row. */
export function callRow(
  name: string,
  { body, query = '', ofPicture }: Row,
  named: CreatedForRow,
  headers: Record<string, string>,
) {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`There is no ${name}`);
  const { id, pictureId, keeperId, invitationId = '', requestId = '' } = named;
  const params = {
    id: ofPicture ? pictureId : id,
    code: id,
    variant: '800',
    language: 'fr',
    drawing: 'code-600.png',
    userId: keeperId,
    invitationId,
    requestId,
    mediaId: 'NobodysFile2',
    uploadId: 'NobodysFile2',
  };
  return call(handler, {
    method: name.split(' ')[0] ?? '',
    path: `/${query}`,
    params,
    headers: { ...newCallerAddress(), ...headers },
    body: body?.(named),
  });
}
