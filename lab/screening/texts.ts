/** The training texts: texts by people who had not seen the screening, and filled-in templates ("frames"). */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const FOLDER = 'tests/data/condolences';
/** Kinds that words do not reveal: copies are found by their keys, shouting by rules. */
const WORDLESS = new Set(['copied', 'shouting']);
/** How often each frame is filled in, if it has that many variants. */
const MAX_VARIANTS = 3;
/** Frames count less, because they are shorter and plainer than real texts. */
const WEIGHT_OF_FRAMES = 0.5;
export const FRAMES = 'frames';

export interface TrainingText {
  /** The writer. Texts of one writer are alike, so they are left out together. */
  writer: string;
  kind: 'ask' | 'hurt' | 'harmless';
  name: string;
  text: string;
  weight: number;
}

const line = z.object({
  name: z.string(),
  text: z.string(),
  kind: z.string().default('harmless'),
  set: z.string().default('first'),
});

/** @returns all training texts, always in the same order */
export function readTrainingTexts(): TrainingText[] {
  return [...readWrittenTexts(), ...readFrames()];
}

function readWrittenTexts(): TrainingText[] {
  return filesOf(FOLDER, '.jsonl')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((row) => line.parse(JSON.parse(row)))
    .filter(({ kind }) => !WORDLESS.has(kind))
    .map(({ name, text, kind, set }) => ({
      writer: set,
      kind: kindOf(kind),
      name,
      text,
      weight: 1,
    }));
}

function readFrames(): TrainingText[] {
  const names = z
    .record(z.enum(['ask', 'hurt', 'harmless']), z.array(z.string()))
    .parse(JSON.parse(readFileSync(`${FOLDER}/frames/names.json`, 'utf8')));
  const pick = pickerFrom(7);
  const texts: TrainingText[] = [];
  for (const file of filesOf(`${FOLDER}/frames`, '.txt')) {
    let kind: TrainingText['kind'] = 'harmless';
    for (const row of readFileSync(file, 'utf8').trim().split('\n')) {
      if (row.startsWith('# ')) kind = kindOf(row.split(' ')[2] ?? '');
      else
        for (const text of fillIn(row, pick))
          texts.push({
            writer: FRAMES,
            kind,
            name: pick(names[kind]),
            text,
            weight: WEIGHT_OF_FRAMES,
          });
    }
  }
  return texts;
}

/**
 * @param frame a text with choices, such as "[Please|Kindly] send [it|them]"
 * @param pick chooses one
 * @returns up to MAX_VARIANTS different variants of the text
 */
export function fillIn(frame: string, pick: (choices: string[]) => string): string[] {
  const variants = Array.from({ length: MAX_VARIANTS }, () =>
    frame.replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_, choices: string) => pick(choices.split('|'))),
  );
  return [...new Set(variants)];
}

/**
 * @param seed of the sequence of choices
 * @returns a function that picks from a list, with the same sequence for the same seed (mulberry32)
 */
export function pickerFrom(seed: number): (choices: string[]) => string {
  let state = seed;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return choices[Math.floor(share * choices.length)] ?? '';
  };
}

function kindOf(kind: string): TrainingText['kind'] {
  if (kind.startsWith('harmless')) return 'harmless';
  return kind === 'hurt' ? 'hurt' : 'ask';
}

/** Sorted by name, because the order of directory listings varies. */
function filesOf(folder: string, ending: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => `${folder}/${name}`);
}
