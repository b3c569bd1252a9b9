import { vi } from 'vitest';
import { PIECE_BYTES } from '@/lib/media/piece-rules';
import { addedItem } from './held-send';

type Reply = { status: number; body: object };
/**
 * What happens to a request instead of the server's answer: nothing arrives, the answer is lost on its way back, or it
 * takes for ever (of calls with fetch).
 */
type Fault = 'lost' | 'answer lost' | 'no answer' | Reply;

/**
 * Replaces the browser's network by a server that receives files in pieces. `faults` are what happens to the requests
 * whose method and address contain a key, one after the other.
 */
export function networkOfPieces(faults: Record<string, Fault[]> = {}) {
  const received = new Map<string, Blob[]>();
  const requests: string[] = [];
  let sentBytes = 0;
  let uploads = 0;

  const receivedBytes = (id: string) =>
    (received.get(id) ?? []).reduce((sum, { size }) => sum + size, 0);
  const stateOf = (uploadId: string): Reply =>
    received.has(uploadId)
      ? { status: 200, body: { uploadId, ...sizesOf(uploadId) } }
      : { status: 404, body: { message: 'gone', isGone: true } };
  const sizesOf = (id: string) => ({ receivedBytes: receivedBytes(id), pieceBytes: PIECE_BYTES });

  function receive(uploadId: string, offset: number, piece: Blob): Reply {
    if (offset !== receivedBytes(uploadId))
      return { status: 409, body: { message: 'offset', ...sizesOf(uploadId) } };
    received.get(uploadId)?.push(piece);
    return stateOf(uploadId);
  }

  function answer(method: string, url: string, piece: Blob | null): Reply {
    const [path = '', query = ''] = url.split('?');
    const uploadId = /\/uploads\/(\w+)/.exec(path)?.[1];
    if (path.endsWith('/complete'))
      return { status: 200, body: { additionalMedia: [addedItem(uploadId ?? '')] } };
    if (!path.includes('/uploads'))
      return { status: 200, body: { additionalMedia: [addedItem('whole')] } };
    if (!uploadId) {
      received.set(`upload${++uploads}`, []);
      return { ...stateOf(`upload${uploads}`), status: 201 };
    }
    if (method === 'GET') return stateOf(uploadId);
    return receive(uploadId, Number(new URLSearchParams(query).get('offset')), piece ?? new Blob());
  }

  /** Returns the reply, or null if none arrives. */
  function request(method: string, url: string, piece: Blob | null): Reply | 'no answer' | null {
    const line = `${method} ${url.replace(/^.*(?=\/media\/)/, '').replace(/batch=\w+/, 'batch')}`;
    requests.push(line);
    sentBytes += piece?.size ?? 0;
    const key = Object.keys(faults).find((part) => line.includes(part) && faults[part]?.length);
    const fault = key && faults[key]?.shift();
    if (fault === 'lost') return null;
    if (fault === 'no answer' || typeof fault === 'object') return fault;
    const reply = answer(method, url, piece);
    return fault === 'answer lost' ? null : reply;
  }

  vi.stubGlobal('fetch', async (url: string, { method = 'GET', signal }: RequestInit) => {
    const reply = request(method, url, null);
    if (reply === 'no answer')
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    if (!reply) throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status });
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { loaded: number }) => void } = {};
      status = 0;
      response: object | null = null;
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      onloadend?: () => void;
      private line: [string, string] = ['', ''];
      open(method: string, url: string) {
        this.line = [method, url];
      }
      setRequestHeader() {}
      abort() {
        this.onabort?.();
        this.onloadend?.();
      }
      send(form: FormData) {
        const file = form.get('piece') ?? form.get('additionalMedia');
        const piece = file instanceof Blob ? file : null;
        queueMicrotask(() => {
          this.upload.onprogress?.({ loaded: (piece?.size ?? 0) + 200 });
          const answered = request(...this.line, piece);
          const reply = answered === 'no answer' ? null : answered;
          Object.assign(this, { status: reply?.status ?? 0, response: reply?.body ?? null });
          if (reply) this.onload?.();
          else this.onerror?.();
          this.onloadend?.();
        });
      }
    },
  );
  return {
    requests,
    sentBytes: () => sentBytes,
    /** What has arrived of an upload. */
    contentOf: (id: string) => new Blob(received.get(id)).arrayBuffer(),
    deleteUpload: (id: string) => received.delete(id),
  };
}
