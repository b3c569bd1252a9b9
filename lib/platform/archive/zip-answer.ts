import { ownFileName } from '../own-file-name';
import { type ZippedFile, zipStream } from './zip-stream';

/** Responds with a ZIP archive, saved as `SITE-NAME-DAY.zip`. */
export function zipAnswer(
  name: string,
  files: AsyncIterable<ZippedFile>,
  now = new Date(),
): Response {
  const fileName = ownFileName(name, 'zip', now);
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
