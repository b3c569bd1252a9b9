import type { StoredObject } from '@/lib/platform/storage/port';
import { storagePort } from '@/lib/platform/storage/select';

/** Opens a stored file by its key, for a domain whose rows name it; null if the storage has lost it. */
export const openObject = (key: string): Promise<StoredObject | null> => storagePort().get(key);
