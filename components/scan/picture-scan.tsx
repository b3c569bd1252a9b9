'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Spinner } from '../ui/spinner';
import { logScanError } from './log-scan-error';
import { readPicture } from './read-picture';
import { ScanTips } from './scan-tips';

const MESSAGES = {
  'no-code': 'scan.picture.noCode',
  'no-picture': 'scan.picture.noPicture',
  heic: 'scan.picture.heic',
  failed: 'scan.picture.failed',
} as const;

/** Scans an image file, such as a photo or screenshot of a code, for people without a camera. */
export function PictureScan({ onCode }: { onCode: (text: string) => void }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'reading' | keyof typeof MESSAGES>('idle');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || state === 'reading') return;
    setState('reading');
    const { signal } = leaving.current;
    const reading = await readPicture(file, signal).catch(toFailed);
    if (signal.aborted) return;
    target.value = ''; // so that the same file can be chosen again
    if (typeof reading === 'string') return setState(reading);
    setState('idle');
    onCode(reading.text);
  };
  const error = state === 'idle' || state === 'reading' ? undefined : t(MESSAGES[state]);
  return (
    <div>
      <Field
        id="picture"
        label={t('scan.picture.label')}
        hint={t('scan.picture.hint')}
        error={error}
      >
        {(links) => (
          <input
            {...links}
            type="file"
            accept="image/*"
            onChange={read}
            disabled={!hydrated}
            className="block w-full text-sm file:me-3 file:min-h-target file:rounded-full file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
          />
        )}
      </Field>
      <div role="status" className="mt-2">
        {state === 'reading' && <Spinner label={t('scan.picture.reading')} />}
        {error && <span className="sr-only">{error}</span>}
        {state === 'no-code' && <ScanTips after="picture" />}
      </div>
    </div>
  );
}

/** The reader is loaded on demand, which may fail. */
function toFailed(error: unknown): 'failed' {
  logScanError(error);
  return 'failed';
}
