import { downloadFileName } from '../download-file-name';
import { type ZipEntry, zipStream } from './zip-stream';

/** Responds with a ZIP archive, saved as `SITE-NAME-DAY.zip`. */
export function zipResponse(
  name: string,
  files: AsyncIterable<ZipEntry>,
  now = new Date(),
): Response {
  const fileName = downloadFileName(name, 'zip', now);
  return new Response(zipStream(files), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
