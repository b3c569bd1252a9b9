import { callApi } from '@/lib/browser/api';
import { apiCandles } from '@/lib/condolences/api-paths';

/** Lights a candle. Returns true; throws if the request fails. */
export async function postCandle(memorialId: string): Promise<boolean> {
  const { mine } = await callApi<{ mine: boolean }>(apiCandles(memorialId), {
    method: 'POST',
  });
  return mine;
}
