/** Runs in a worker of its own (decision 0020): reads the picture of each message, and answers through its port. */
import { prepareZXingModule } from 'zxing-wasm/reader';
import reader from 'zxing-wasm/reader/zxing_reader.wasm';
import { answerQuestions } from '../asked-worker';
import { findCode } from './find-code';
import type { ColourImage } from './grey-image';
import { lookForCodes } from './look-for-codes';

export type SearchQuestion = { image: ColourImage };
export type SearchAnswer = { text: string | null };

prepareZXingModule({ overrides: { locateFile: () => new URL(reader, self.location.href).href } });

answerQuestions<SearchQuestion, SearchAnswer>(async ({ image }) => ({
  text: await findCode(image, lookForCodes),
}));
