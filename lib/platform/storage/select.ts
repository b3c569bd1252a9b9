import { env } from '@/lib/platform/env';
import { disk } from './disk';
import type { StoragePort } from './port';
import { s3 } from './s3';

/** The storage of media: the bucket if one is configured, else the folder MEDIA_DIR. */
export const storagePort = (): StoragePort => (env().S3_BUCKET ? s3 : disk);
