import { expect, it } from 'vitest';
import { rateIn } from '@/lab/bench/steady-rate';

const WRK_OUTPUT = `Running 5s test @ http://localhost:4400/
  1 threads and 32 connections
  60338 requests in 5.02s, 2.31GB read
`;
const RATE = 'Requests/sec:  12020.08\nTransfer/sec:    470.66MB\n';

it('reads the requests per second that wrk prints', () => {
  expect(rateIn(WRK_OUTPUT + RATE, '/')).toBe(12_020.08);
});

it.each([
  `${WRK_OUTPUT}  Non-2xx or 3xx responses: 3\n${RATE}`,
  `${WRK_OUTPUT}  Socket errors: connect 0, read 2, write 0, timeout 0\n${RATE}`,
  'unable to connect to localhost:4400 Connection refused\n',
])('refuses a run with failed requests', (printed) => {
  expect(() => rateIn(printed, '/')).toThrow('/ was not answered well');
});
