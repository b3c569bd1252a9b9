import type { Message } from '../../platform/language/message.ts';
import type { VideoFacts } from '../playback-rules.ts';
import type { CopiedVideo } from './copy-video.ts';
import type { MadeAsset } from './make-asset.ts';
import type { StoredBytes } from './make-smaller.ts';
import type { MadeImage, MadePicture } from './make-variants.ts';

/** The tasks of a decoder, each for one file. All paths are on this machine. */
export type Tasks = {
  /** Detects the content type of a file from its bytes; '' if unknown. */
  detect: { input: { path: string }; result: string };
  picture: { input: { path: string }; result: MadePicture };
  /** Copies a video; null if that takes ffmpeg. */
  video: { input: { path: string; copy: string }; result: CopiedVideo | null };
  /** Reads the headers of a video that we stored or made. */
  facts: { input: { path: string }; result: VideoFacts };
  /** Encodes a frame of a video, a PNG that we made. */
  poster: { input: { path: string }; result: MadeImage[] };
  /** Makes further files of a stored picture from its largest WebP. */
  smaller: { input: { path: string; stored: StoredBytes }; result: MadeImage[] };
  /** Makes the files of an operator's logo or icon; `ground` is a colour as `#rrggbb`. */
  asset: { input: { path: string; kind: 'logo' | 'icon'; ground: string }; result: MadeAsset };
};

export type Task = keyof Tasks;
export type TaskInput<T extends Task> = Tasks[T]['input'];
export type TaskResult<T extends Task> = Tasks[T]['result'];
export type DecoderJob<T extends Task = Task> = { [K in T]: { task: K; input: TaskInput<K> } }[T];

/** The result, why the file is refused, or what broke, with the system's code if there is one. */
export type TaskAnswer =
  | { result: TaskResult<Task> }
  | { refused: { code: 'invalid' | 'too_large' | 'unsupported'; said: Message } }
  | { broken: string; code?: string };
