import { z } from 'zod';
import { csvStream } from '@/lib/admin/csv-stream';
import { EXPORTS } from '@/lib/admin/queries/export-rows';
import { attachmentHeader } from '@/lib/media/attachment-header';
import { auditBulkRead } from '@/lib/platform/audit/write-audit';
import { downloadFileName } from '@/lib/platform/download-file-name';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { requireSameOriginRead } from '@/lib/platform/http/same-origin';
import { messageFor } from '@/lib/platform/language/message';

/** Exports all users, tributes or orders: users.csv, tributes.csv, orders.csv. */
export const GET = route({
  doc: {
    summary: 'Exports users, tributes or orders as CSV',
    answer: 'csv',
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  params: z.object({ file: z.string() }),
  run: async ({ request, viewer, params }) => {
    requireSameOriginRead(request); // otherwise another site could fill the audit trail with unwanted exports
    const chosen = Object.entries(EXPORTS).find(([each]) => `${each}.csv` === params.file);
    if (!chosen) throw new AppError('not_found', messageFor('admin.refusals.noExport'));
    const [name, rows] = chosen;
    await auditBulkRead(viewer, { action: 'export', subject: `export/${name}` });
    return new Response(await csvStream(rows), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': attachmentHeader(downloadFileName(name, 'csv')),
        'Cache-Control': 'no-store',
      },
    });
  },
});
