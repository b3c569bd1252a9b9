/**
 * Sample code that verifies a signature, in three languages without a library. Each function accepts the secret, the
 * headers with lower-case names and the raw body, and returns whether we signed the body.
 * tests/unit/webhooks/check-samples.test.ts runs the samples whose language is installed.
 */
export const CHECK_SAMPLES = [
  {
    language: 'Node.js',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isOurs(secret, headers, body) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const received = Buffer.from(signature.replace('v1,', ''), 'base64');
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}`,
  },
  {
    language: 'Python',
    code: `import base64, hashlib, hmac, time

def is_ours(secret, headers, body):
    id, moment = headers["webhook-id"], headers["webhook-timestamp"]
    if not abs(time.time() - int(moment)) <= 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{id}.{moment}.{body}".encode(), hashlib.sha256).digest()
    ours = "v1," + base64.b64encode(signed).decode()
    return any(hmac.compare_digest(ours.encode(), each.encode())
               for each in headers["webhook-signature"].split(" "))`,
  },
  {
    language: 'PHP',
    code: `function is_ours(string $secret, array $headers, string $body): bool {
    $id = $headers['webhook-id'];
    $time = $headers['webhook-timestamp'];
    if (abs(time() - (int) $time) > 300) return false;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $ours = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $each)
        if (hash_equals($ours, $each)) return true;
    return false;
}`,
  },
] as const;
