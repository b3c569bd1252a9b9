import type { Said } from '../../platform/language/said.ts';
import type { CopiedVideo } from './copy-video.ts';
import type { MadeAsset } from './make-asset.ts';
import type { StoredBytes } from './make-smaller.ts';
import type { MadeImage, MadePicture } from './make-variants.ts';

/** What a decoder does with one file: the task's input and its result. All paths are on this machine. */
export type Tasks = {
  /** Detects the content type of a file from its bytes; '' for an unknown one. */
  detect: { input: { path: string }; result: string };
  picture: { input: { path: string }; result: MadePicture };
  video: { input: { path: string; copy: string }; result: CopiedVideo };
  /** Encodes one frame of a video, a PNG of ours. */
  poster: { input: { path: string }; result: MadeImage[] };
  /** Makes further files of a stored picture, from its largest WebP. */
  smaller: { input: { path: string; stored: StoredBytes }; result: MadeImage[] };
  /** Makes the files of an operator's logo or icon; `ground` is a colour as `#rrggbb`. */
  asset: { input: { path: string; kind: 'logo' | 'icon'; ground: string }; result: MadeAsset };
};

export type Task = keyof Tasks;
export type Input<T extends Task> = Tasks[T]['input'];
export type Result<T extends Task> = Tasks[T]['result'];
export type Job<T extends Task = Task> = { [K in T]: { task: K; input: Input<K> } }[T];

/** What a decoder answers: the result, or why the file is refused, or what broke, with the system's code if it has one. */
export type Answer =
  | { result: Result<Task> }
  | { refused: { code: 'invalid' | 'too_large' | 'unsupported'; said: Said } }
  | { broken: string; code?: string };
