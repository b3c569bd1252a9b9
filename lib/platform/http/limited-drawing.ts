import { errorResponse } from './error-response';
import { consumeNetworkLimit } from './rate-limit';

/** Draws for a caller whose networks have not asked for too many drawings. Never throws: what `draw` throws is answered. */
export async function limitedDrawing(
  request: Request,
  draw: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    await consumeNetworkLimit('drawing', request);
    return await draw();
  } catch (error) {
    return errorResponse(error, request);
  }
}
