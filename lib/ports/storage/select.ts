import { env } from '@/lib/env';
import { disk } from './disk';
import type { StoragePort } from './port';
import { s3 } from './s3';

/** Where media live: the bucket where one is set, else the folder MEDIA_DIR. */
export const storagePort = (): StoragePort => (env().S3_BUCKET ? s3 : disk);
