/** Runs in a worker of its own (decision 0020): reads the picture of each message, and answers through its port. */
import { prepareZXingModule } from 'zxing-wasm/reader';
import reader from 'zxing-wasm/reader/zxing_reader.wasm';
import { findCode } from './find-code';
import type { ColourImage } from './grey-image';
import { lookForCodes } from './look-for-codes';

export type SearchRequest = { image: ColourImage; port: MessagePort };
export type SearchAnswer = { text: string | null } | { error: string };

prepareZXingModule({ overrides: { locateFile: () => new URL(reader, self.location.href).href } });

addEventListener('message', async ({ data: { image, port } }: MessageEvent<SearchRequest>) => {
  const answer = await findCode(image, lookForCodes).then(
    (text): SearchAnswer => ({ text }),
    (error: unknown): SearchAnswer => ({ error: String(error) }),
  );
  port.postMessage(answer);
});
