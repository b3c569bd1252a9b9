import {
  type IncomingMessage,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { Socket } from 'node:net';
import { ownBytes } from '@/lib/platform/cache/own-bytes';
import { SECOND_MS } from '@/lib/platform/durations';
import { cutOffStalled } from '../cut-off-stalled';
import { KEEP_ALIVE_MS } from '../keep-alive';
import type { Answer, Encoding } from './answer';
import { encodingFor } from './encoding';

/** How Node's own `_send` leaves a response once its head was written. Of the head, nothing but whether there is one is looked at from then on. */
type WithHead = { _header: string | null; _headerSent: boolean };

/** The part of a head that is the same for all who get this body. */
const heads = new WeakMap<Buffer, { headers: Answer['headers']; bytes: Buffer }>();

/**
 * Sends a page or picture from memory with a head that was put together and checked once: Node checks each header of each
 * answer letter by letter, which costs a third of the whole answer (decision 0059).
 * Head and body go to the connection in one step, past the response's own list of what is to be sent, and as bytes: where a text is
 * among them, Node looks at each piece.
 * Returns false, and sends nothing, where the answer is another one than the whole body over a connection that stays open, or
 * others on that connection come first. The response must have no headers yet.
 */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  requestId: string,
): boolean {
  const { headers, method, httpVersion } = request;
  const { socket } = response;
  if (!socket?.writable || method !== 'GET' || httpVersion !== '1.1' || !response.shouldKeepAlive)
    return false;
  if (answer.status !== 200 || headers['if-none-match'] !== undefined) return false;
  const encoding = answer.bodies.identity ? 'identity' : encodingFor(headers['accept-encoding']);
  const body = answer.bodies[encoding];
  if (!body) return false;
  const end = `X-Request-Id: ${requestId}\r\nDate: ${dateNow()}\r\n${STAYS_OPEN}\r\n`;
  const same = headOf(answer.headers, encoding, body);
  write(socket, same, end, body);
  const own = response as unknown as WithHead;
  own._header = end;
  own._headerSent = true;
  response.end();
  cutOffStalled(response);
  return true;
}

/** A head with most pictures, but no page: to copy a page costs more than to send it as a piece of its own. */
const ROOM_BYTES = 16 * 1024;

/** Where an answer is put together: the kernel mostly takes all of it at once, so that the next one may use the same memory. */
let room = Buffer.allocUnsafeSlow(ROOM_BYTES);

function write(socket: Socket, same: Buffer, end: string, body: Buffer): void {
  const headBytes = same.length + end.length;
  if (headBytes > room.length) room = Buffer.allocUnsafeSlow(headBytes);
  room.set(same);
  room.write(end, same.length, 'latin1');
  if (headBytes + body.length <= room.length) {
    room.set(body, headBytes);
    socket.write(room.subarray(0, headBytes + body.length));
  } else {
    socket.cork();
    socket.write(room.subarray(0, headBytes));
    socket.write(body);
    socket.uncork();
  }
  // What the kernel has not taken is still read from there.
  if (socket.writableLength > 0) room = Buffer.allocUnsafeSlow(ROOM_BYTES);
}

const STAYS_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / SECOND_MS}\r\n`;

function headOf(headers: Answer['headers'], encoding: Encoding, body: Buffer): Buffer {
  const kept = heads.get(body);
  if (kept?.headers === headers) return kept.bytes;
  const text = `HTTP/1.1 200 OK\r\n${lines([...headers, ...ofBody(encoding, body.length)])}`;
  const bytes = ownBytes(Buffer.from(text, 'latin1'));
  heads.set(body, { headers, bytes });
  return bytes;
}

/**
 * The headers that say how the body is sent.
 * @param bytes of the body as it is sent
 */
export function ofBody(encoding: Encoding, bytes: number): string[] {
  const length = ['Content-Length', String(bytes)];
  return encoding === 'identity' ? length : [...length, 'Content-Encoding', encoding];
}

/** Throws for a header that could end early and begin another, as Node would. */
function lines(headers: readonly string[]): string {
  let text = '';
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
}

let date = { text: '', until: 0 };

/** The time as HTTP writes it, in UTC, made once a second. */
function dateNow(): string {
  const now = Date.now();
  if (now >= date.until || now < date.until - SECOND_MS) {
    const begun = now - (now % SECOND_MS);
    date = { text: new Date(begun).toUTCString(), until: begun + SECOND_MS };
  }
  return date.text;
}
