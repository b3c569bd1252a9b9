/** Attempts to inject headers or recipients (security.md, "Mail"). */
export const HOSTILE_SUBJECTS = [
  'Hello\r\nBcc: eve@example.net',
  'Hello\nBcc: eve@example.net',
  'Hello\rBcc: eve@example.net',
  'Hello\r\n\r\n<script>alert(1)</script>',
  'Hello\u2028Bcc: eve@example.net',
  'Hello\u0085Bcc: eve@example.net',
  'Hello\0Bcc: eve@example.net',
  'Hello\r\n Bcc: eve@example.net',
  'Hello%0d%0aBcc: eve@example.net',
  '=?utf-8?Q?Hello=0D=0ABcc:_eve@example.net?=',
];

export const HOSTILE_ADDRESSES = [
  'ada@example.org\r\nBcc: eve@example.net',
  'ada@example.org\nBcc: eve@example.net',
  'ada@example.org\r\nRCPT TO:<eve@example.net>',
  'ada@example.org,eve@example.net',
  'ada@example.org; eve@example.net',
  'ada@example.org eve@example.net',
  'Ada <ada@example.org>, eve@example.net',
  '<ada@example.org>',
  'ada@example.org>\r\nRCPT TO:<eve@example.net',
  'ada@example.org\0eve@example.net',
  'ada@example.org\u2028eve@example.net',
  '"ada@example.org, eve"@example.net',
  'ada(comment)@example.org',
  'team: ada@example.org, eve@example.net;',
  'ada@@example.org',
  'ada',
  '',
];
