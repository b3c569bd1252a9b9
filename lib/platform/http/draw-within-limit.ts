import { errorResponse } from './error-response';
import { consumeNetworkLimit } from './rate-limit';

/**
 * Draws unless the caller's networks have requested too many drawings. Never throws: errors become
 * responses.
 */
export async function drawWithinLimit(
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
