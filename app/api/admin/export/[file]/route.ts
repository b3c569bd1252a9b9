import { z } from 'zod';
import { auditAttempt } from '@/lib/admin/commands/audit-attempt';
import { csvStream } from '@/lib/admin/csv-stream';
import { EXPORTS } from '@/lib/admin/queries/export-rows';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { requireOwnRead } from '@/lib/http/same-origin';
import { attachmentHeader } from '@/lib/media/attachment-header';

/** users.csv, tributes.csv, orders.csv: everything there is, as a file for a spreadsheet. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  params: z.object({ file: z.string() }),
  run: async ({ request, viewer, params }) => {
    requireOwnRead(request); // another site could fill the trail with exports nobody wanted
    const name = /^(users|tributes|orders)\.csv$/.exec(params.file)?.[1];
    const chosen = Object.entries(EXPORTS).find(([each]) => each === name)?.[1];
    if (!chosen) throw new AppError('not_found', 'There is no such export.');
    await auditAttempt(viewer, { action: 'export', subject: `export/${name}` });
    const day = new Date().toISOString().slice(0, 10);
    return new Response(await csvStream(chosen), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': attachmentHeader(`perennial-${name}-${day}.csv`),
        'Cache-Control': 'no-store',
      },
    });
  },
});
