/**
 * Returns a copy of bytes for keeping. What Node's zlib returns is a part of a block of 64 kB, all of which would stay in
 * memory; so is a copy in Node's pool.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
