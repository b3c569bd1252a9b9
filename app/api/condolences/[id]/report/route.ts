import { readerForViewer } from '@/lib/access/reader-from';
import { reportCondolence } from '@/lib/condolences/commands/report-condolence';
import { condolenceReport } from '@/lib/condolences/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { callerNetworks } from '@/lib/platform/http/caller-networks';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** The response is the same for every id and every outcome. */
export const POST = route({
  doc: {
    summary: 'Reports a condolence to the operator',
    status: 202,
    answer: doneAnswer,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'report',
  params: idParams,
  body: condolenceReport,
  run: async ({ request, viewer, params: { id }, body }) => {
    // Reporters are told apart by their widest network, since one person may control all addresses in it.
    const network = callerNetworks(request).at(-1)?.key ?? '';
    await reportCondolence(await readerForViewer(viewer, request.headers), id, body, network);
    return jsonResponse(DONE, { status: 202 });
  },
});
