/** Runs in a worker of its own (decision 0020): unpacks a HEIC picture, and answers through the port of the message. */
import library from 'libheif-js/libheif-wasm/libheif-bundle.js';
import { answerQuestions } from '../asked-worker';
import { type HeicLibrary, type HeicPixels, unpackPixels } from './unpack-pixels';

export type HeicQuestion = { file: Blob };

/** Defined by the library's script. */
declare const libheif: () => HeicLibrary;
declare function importScripts(address: string): void;

answerQuestions<HeicQuestion, HeicPixels>(
  async ({ file }) => {
    importScripts(new URL(library, self.location.href).href);
    return unpackPixels(libheif(), new Uint8Array(await file.arrayBuffer()));
  },
  ({ data }) => [data.buffer],
);
