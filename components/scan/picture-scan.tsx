'use client';

import { type ChangeEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useHydrated } from '@/lib/browser/hydrated';
import { Spinner } from '../ui/spinner';
import { logScanError } from './log-scan-error';
import { readPicture } from './read-picture';

const MESSAGES = {
  'no-code': 'No QR code was found in this image. A closer or sharper one may help.',
  'no-picture': 'This file is not an image that your browser can open.',
  failed: 'The image could not be scanned. Please check your connection and choose it again.',
} as const;

/** Scans an image file, for people without a camera: a photo or a screenshot of a code. */
export function PictureScan({ onCode }: { onCode: (text: string) => void }) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'reading' | keyof typeof MESSAGES>('idle');
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
  const error = state === 'idle' || state === 'reading' ? undefined : MESSAGES[state];
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
            disabled={!hydrated}
            className="block w-full text-sm file:me-3 file:min-h-target file:rounded-lg file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
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

/** The reader is loaded when it is first needed, and loading may fail. */
function asFailed(error: unknown): 'failed' {
  logScanError(error);
  return 'failed';
}
