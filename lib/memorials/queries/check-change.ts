import { db } from '@/lib/db/client';
import { mergeFields } from '../merge-fields';
import type { MemorialFields } from '../schema-fields';
import { storedForm } from './stored-form';

/**
 * Throws what changing a memorial would throw about the fields, before any file that came with them is
 * stored. The viewer's right was checked; the change itself checks both again.
 */
export async function checkChange(id: string, fields: MemorialFields): Promise<void> {
  mergeFields(await storedForm(db(), id), fields);
}
