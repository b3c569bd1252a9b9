'use client';

import { type ChangeEvent, useState } from 'react';
import { Field } from '../forms/field';
import { Spinner } from '../ui/spinner';
import { logScanError } from './log-scan-error';
import { readPicture } from './read-picture';

const WORDS = {
  'no-code': 'No QR code was found in this picture. A closer or sharper one may help.',
  'no-picture': 'This file is not a picture that the browser can open.',
  failed:
    'The picture could not be looked through. Please check your connection and choose it again.',
} as const;

/** The way without a camera: a photo or a screenshot of a code. */
export function PictureScan({ onCode }: { onCode: (text: string) => void }) {
  const [state, setState] = useState<'idle' | 'reading' | keyof typeof WORDS>('idle');
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || state === 'reading') return;
    setState('reading');
    const reading = await readPicture(file).catch(asFailed);
    target.value = ''; // so that the same file can be chosen again
    if (typeof reading === 'string') return setState(reading);
    setState('idle');
    onCode(reading.text);
  };
  const error = state === 'idle' || state === 'reading' ? undefined : WORDS[state];
  return (
    <div>
      <Field
        id="picture"
        label="Scan an image file"
        hint="A photo or a screenshot of a QR code. It stays on this device."
        error={error}
      >
        {(links) => (
          <input
            {...links}
            type="file"
            accept="image/*"
            onChange={read}
            className="block w-full text-sm file:mr-3 file:min-h-target file:rounded-lg file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
          />
        )}
      </Field>
      <div aria-live="polite" className="mt-2">
        {state === 'reading' && <Spinner label="Looking for a code…" />}
        {error && <span className="sr-only">{error}</span>}
      </div>
    </div>
  );
}

/** What reads the codes is fetched when it is first needed, and may not come. */
function asFailed(error: unknown): 'failed' {
  logScanError(error);
  return 'failed';
}
