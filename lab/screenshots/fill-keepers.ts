import type { Client } from 'pg';
import { hashSecret } from '@/lib/platform/http/secret-link';

/** The secret of the link in Ben's invitation. */
export const INVITATION = 'KeeperPageSecret123456';

/**
 * Adds to the stack's database Ada's invitations to look after a memorial, and the history of its keepers. Can be
 * repeated. Returns the token of the link with which Ada unsubscribes from mails about the memorial.
 * @param settings the stack's settings, whose key encrypts addresses and signs such links
 */
export async function fillKeepers(
  client: Client,
  settings: Record<string, unknown>,
  memorialId: string,
): Promise<string> {
  Object.assign(process.env, settings);
  const { seal } = await import('@/lib/platform/crypto/sealing');
  const { pauseToken } = await import('@/lib/keepers/pause-token');
  const add = (id: string, name: string, email: string, state: string, secret: string) =>
    client.query(INVITATIONS, [
      id,
      memorialId,
      name,
      state === 'sent' ? seal(email) : '',
      id,
      hashSecret(secret),
      state,
    ]);
  await add('InviteBen111', 'Ben', 'ben@perennial.example', 'sent', INVITATION);
  await add('InviteThand1', 'Thandiwe Nkosi', 'thandiwe@example.org', 'sent', 'a');
  await add('InvitePiet11', 'Piet Botha', 'piet@example.org', 'declined', 'b');
  await client.query(EVENTS, [memorialId]);
  const { rows } = await client.query(`SELECT id FROM users WHERE email = 'ada@perennial.example'`);
  return pauseToken(memorialId, rows[0]?.id);
}

const INVITATIONS = `INSERT INTO keeper_invitations (id, "memorialId", role, name, "emailSealed", "addressHash",
    "tokenHash", state, "invitedById", "expiresAt", "endedAt")
  SELECT $1, $2, 'keeper', $3, $4, $5, $6, $7::text::"InvitationState", u.id, now() + interval '14 days',
    CASE $7::text WHEN 'sent' THEN NULL ELSE now() END
  FROM users u WHERE u.email = 'ada@perennial.example' ON CONFLICT DO NOTHING`;

const EVENTS = `INSERT INTO memorial_events ("memorialId", "actorId", "personId", action, detail, "createdAt")
  SELECT $1::varchar, a.id, b.id, happened.action, happened.detail::jsonb, happened.at::timestamptz
  FROM users a, users b, (VALUES
    ('invited', '{"role": "contributor"}', '2026-08-01T09:00:00Z'),
    ('joined', '{"role": "contributor"}', '2026-08-02T18:30:00Z'),
    ('declined', '{}', '2026-08-20T07:10:00Z')
  ) AS happened(action, detail, at)
  WHERE a.email = 'ada@perennial.example' AND b.email = 'ben@perennial.example'
    AND NOT EXISTS (SELECT 1 FROM memorial_events WHERE "memorialId" = $1::varchar)
  ORDER BY happened.at`;
