import { z } from 'zod';
import { readJson } from '@/lib/platform/http/read-json';
import { carriesDevice, knownDevice } from './known-device';
import { deviceOwner } from './queries/device-owner';
import { email } from './schema';

const addressed = z.object({ email });

/**
 * For `letsThrough` of a route whose body has an `email`: devices that are known to that account pass
 * the route's limit by network, because they may share a carrier's address with somebody who has used
 * it up. The limits of known devices bound how often (docs/security.md, "Codes and accounts").
 */
export async function letsDeviceThrough(request: Request): Promise<boolean> {
  if (!carriesDevice(request)) return false; // so that a flood without cookies stays cheap
  const body = await readJson(request.clone()).catch(() => null);
  const { data } = addressed.safeParse(body);
  return data !== undefined && knownDevice(request, await deviceOwner(data.email)) !== null;
}
