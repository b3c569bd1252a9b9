import { callApi } from '@/lib/browser/api';
import * as paths from '@/lib/platform/paths';

/** Lights a candle; returns whether it burns. */
export async function lightCandle(memorialId: string): Promise<boolean> {
  const { mine } = await callApi<{ mine: boolean }>(paths.apiCandles(memorialId), {
    method: 'POST',
  });
  return mine;
}
