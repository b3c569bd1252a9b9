import { DEVICE_COOKIE, DEVICE_COOKIE_SECURE } from '@/lib/platform/auth/cookie-names';
import { equalsInConstantTime } from '@/lib/platform/crypto/keyed-hash';
import { DAY_SECONDS } from '@/lib/platform/durations';
import { isSecureSite, parseCookies, setCookieHeader } from '@/lib/platform/http/cookies';
import { newSecretId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { signDevice } from './keyed-hash';

/**
 * The account to which a device is known. Increasing `deviceGeneration` makes all its devices
 * unknown.
 */
export type DeviceOwner = { id: string; deviceGeneration: number };

/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * DAY_SECONDS;
/**
 * A family may share a tablet; beyond this number the account that signed in longest ago is
 * dropped.
 */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '~';

/**
 * One account's entry in the cookie: a random device id, its expiry in seconds since 1970, and a
 * signature of both and the account. It does not reveal which account that is.
 */
const ENTRY = /^(\w{22})\.(\d{10,12})\.[\w-]{43}$/;

/**
 * The id of the requesting browser as a known device of an account; null if nobody has signed in to
 * that account there. It does not prove who somebody is; limits only count it separately
 * (docs/decisions/0038-known-devices.md).
 */
export function knownDevice(request: Request, owner: DeviceOwner, now = new Date()) {
  const entry = entriesOf(request).find((one) => belongsTo(one, owner));
  const [, id, end] = (entry && ENTRY.exec(entry)) || [];
  return id && Number(end) * 1000 > now.getTime() ? id : null;
}

/**
 * The Set-Cookie value that makes the browser known to the account that just signed in, and keeps
 * it known to others. The device id is new each time, so that a cookie planted or copied earlier is
 * never the one that counts.
 */
export function knownDeviceCookie(request: Request, owner: DeviceOwner, now = new Date()): string {
  const others = entriesOf(request).filter((one) => !belongsTo(one, owner));
  const end = Math.floor(now.getTime() / 1000) + DEVICE_SECONDS;
  const entries = [newEntry(newSecretId(), end, owner), ...others].slice(0, MAX_ACCOUNTS);
  return setCookieHeader({
    name: cookieName(),
    value: entries.join(SEPARATOR),
    path: paths.apiAccounts,
    maxAge: DEVICE_SECONDS,
  });
}

/** Whether the browser claims to be known to any account. */
export const carriesDevice = (request: Request): boolean => entriesOf(request).length > 0;

const cookieName = () => (isSecureSite() ? DEVICE_COOKIE_SECURE : DEVICE_COOKIE);

const entriesOf = (request: Request): string[] =>
  (parseCookies(request.headers).get(cookieName()) ?? '')
    .split(SEPARATOR)
    .filter((entry) => ENTRY.test(entry))
    .slice(0, MAX_ACCOUNTS);

function belongsTo(entry: string, owner: DeviceOwner): boolean {
  const [, id = '', end] = ENTRY.exec(entry) ?? [];
  return equalsInConstantTime(entry, newEntry(id, Number(end), owner));
}

const newEntry = (id: string, end: number, owner: DeviceOwner): string =>
  `${id}.${end}.${signDevice(`${id} ${end} ${owner.id} ${owner.deviceGeneration}`)}`;
