/** Whether this browser can encode videos at all. Whether it has H.264 is known once a video is read. */
export const encodesVideo = (): boolean => 'VideoEncoder' in globalThis;
