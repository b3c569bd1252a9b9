'use client';

import { useState } from 'react';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { asset } from '@/lib/platform/look/paths';
import { apiAssets } from '@/lib/settings/api-paths';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { CustomFieldProps } from '../setting-field-data';

/** For each setting: the asset's kind, and the file and background of its preview. */
const PICTURES: Record<string, { kind: string; file: string; background: string }> = {
  'look.logo': { kind: 'logo', file: 'logo-2x', background: 'bg-paper' },
  'look.logoDark': { kind: 'logo_dark', file: 'logo-2x', background: 'bg-night' },
  'look.icon': { kind: 'icon', file: 'icon-192', background: 'bg-paper' },
};

type LookPicture = { id: string; width: number; height: number };
type UploadedAsset = { _id: string; width: number; height: number };

/**
 * A picture setting with a preview. The file is uploaded when it is chosen, but takes effect only when the form is
 * saved.
 */
export function LookPictureField({ field, error, disabled }: CustomFieldProps) {
  const t = useTranslate();
  const { key, label, hint } = field;
  const [picture, setPicture] = useState(field.value as LookPicture | null); // as: the setting's schema guarantees it
  const [busy, setBusy] = useState(false);
  const [uploadError, setUploadError] = useState('');
  const { kind = '', file = '', background = '' } = PICTURES[key] ?? {};

  async function upload(chosen: File): Promise<void> {
    setBusy(true);
    setUploadError('');
    try {
      const body = new FormData();
      body.append('kind', kind);
      body.append('file', chosen);
      const { _id, width, height } = await callApi<UploadedAsset>(apiAssets, {
        method: 'POST',
        body,
      });
      setPicture({ id: _id, width, height });
    } catch (thrown) {
      if (redirectIfLoggedOut(thrown, t('api.logIn'))) return;
      setUploadError(apiErrorMessage(thrown, t('settings.form.failed')));
    }
    setBusy(false);
  }
  const isNew = JSON.stringify(picture) !== JSON.stringify(field.value);
  const isIcon = kind === 'icon';
  return (
    <Field
      id={key}
      label={label}
      hint={hint}
      error={uploadError || error}
      note={
        (busy || isNew) && (
          <p role="status" className="mt-1.5 text-sm">
            {t(busy ? 'look.page.choosing' : 'look.page.afterSaving')}
          </p>
        )
      }
    >
      {(links) => (
        <div className="space-y-3">
          {picture ? (
            <div
              className={`inline-flex max-w-full rounded-lg border border-line p-4 ${background}`}
            >
              {/* biome-ignore lint/performance/noImgElement: the file already has the displayed size. */}
              <img
                src={asset(picture.id, file)}
                alt={label}
                width={isIcon ? 96 : picture.width}
                height={isIcon ? 96 : picture.height}
                className="h-auto max-w-full"
              />
            </div>
          ) : (
            <p className="text-ink-soft">{t('look.page.own')}</p>
          )}
          <input
            {...links}
            type="file"
            accept="image/png,image/webp,image/jpeg,image/avif,image/gif"
            disabled={disabled || busy}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              target.value = '';
              if (chosen) void upload(chosen);
            }}
            className="block w-full text-sm text-transparent file:min-h-target file:rounded-full file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
          />
          {picture && (
            <Button variant="quiet" disabled={disabled || busy} onClick={() => setPicture(null)}>
              {t('look.page.ownAgain')}
            </Button>
          )}
          <input type="hidden" name={key} value={JSON.stringify(picture)} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}
