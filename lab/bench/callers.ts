/** Enough callers that none comes near a limit that counts by network. */
const CALLERS = 50_000;
let turn = 0;

/** The headers of the next caller, each from another network. The site must trust one proxy (TRUSTED_PROXIES). */
export function nextCaller(): Record<string, string> {
  turn = (turn + 1) % CALLERS;
  return { 'x-forwarded-for': `10.${Math.floor(turn / 250)}.${turn % 250}.7` };
}
