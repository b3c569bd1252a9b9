'use client';

import { UploadPanel } from './upload-panel';
import { useUploads } from './use-uploads';

/** Adding files to a memorial's gallery, on a page of its own (spec 2, "Add media"). */
export function MediaUpload({ memorialId }: { memorialId: string }) {
  return <UploadPanel uploads={useUploads(memorialId)} />;
}
