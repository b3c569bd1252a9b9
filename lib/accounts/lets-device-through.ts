import { z } from 'zod';
import { tryConsumeKnown } from '@/lib/platform/http/consume-ceiling';
import { readJson } from '@/lib/platform/http/read-json';
import { carriesDevice, knownDevice } from './known-device';
import { deviceOwner } from './queries/device-owner';
import { email } from './schema';

const addressed = z.object({ email });

/**
 * For `letsThrough` of a route whose body has an `email`: devices that are known to that account pass
 * the route's limit by network, because they may share a carrier's address with somebody who has used
 * it up. All devices of an account together may do so as often as a known caller passes a shared
 * ceiling in a day (docs/security.md, "Shared ceilings"): each login makes a new device.
 * @param limit the limit of the route
 */
export const letsDeviceThrough =
  (limit: 'login' | 'forgot') =>
  async (request: Request): Promise<boolean> => {
    if (!carriesDevice(request)) return false; // so that a flood without cookies stays cheap
    const body = await readJson(request.clone()).catch(() => null);
    const { data } = addressed.safeParse(body);
    if (data === undefined) return false;
    const owner = await deviceOwner(data.email);
    if (knownDevice(request, owner) === null) return false;
    return (await tryConsumeKnown(limit, { key: owner.id, isByAge: false })).isAllowed;
  };
