import { inDatabase } from './database';

/** Makes a person a keeper of the memorial, or its owner instead of the current one. */
export const assignRole = (memorialId: string, email: string, role: 'owner' | 'keeper') =>
  inDatabase(async (sql) => {
    await sql.query(
      `DELETE FROM keepers WHERE "memorialId" = $1 AND role::text = 'owner' AND $2 = 'owner'`,
      [memorialId, role],
    );
    await sql.query(
      `INSERT INTO keepers ("memorialId", "userId", role)
       SELECT $1, id, $3::text::"KeeperRole" FROM users WHERE email = $2`,
      [memorialId, email, role],
    );
  });
