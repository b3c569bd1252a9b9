'use client';

import { useState } from 'react';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { apiLegalPreview, legalPage } from '@/lib/settings/legal/paths';
import type { LegalKind } from '@/lib/settings/legal/rules';
import { useLeaveWarning } from '../media/use-leave-warning';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { QuietLink } from '../ui/quiet-link';
import { TextArea } from '../ui/text-area';
import { showToast } from '../ui/toast-store';
import { LegalBody } from './legal-body';
import { PublishLegalText } from './publish-legal-text';

type Props = {
  kind: LegalKind;
  language: Language;
  /** The latest version in this language; 0 if there is none. */
  version: number;
  /** The Markdown of that version; '' if there is none or it was taken down. */
  body: string;
  /** The text to start with if `body` is ''; may be '' itself. */
  draft: string;
};

/**
 * The editor for the next version of a legal text. Nothing is stored before it is published, so the browser asks before
 * the page is left.
 */
export function LegalEditor({ kind, language, version, body, draft }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [text, setText] = useState(body || draft);
  const [preview, setPreview] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isChanged = text !== (body || draft);
  useLeaveWarning(isChanged);
  const { tag, direction } = languageInfo(language);

  const showPreview = async () => {
    setBusy(true);
    try {
      const answer = await callApi<{ html: string }>(apiLegalPreview, {
        method: 'POST',
        body: { body: text },
      });
      setPreview(answer.html);
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('legal.editor.previewFailed')));
    }
    setBusy(false);
  };

  return (
    <section className="max-w-measure space-y-5">
      {body === '' && draft !== '' && (
        <Banner tone="warning">
          {kind === 'terms' ? t('legal.editor.builtIn') : t('legal.editor.draft')}
        </Banner>
      )}
      <TextArea
        name="body"
        label={t('legal.editor.body')}
        hint={t('legal.editor.bodyHint')}
        rows={24}
        value={text}
        onChange={(event) => setText(event.target.value)}
        lang={tag}
        dir={direction}
        spellCheck
        disabled={!hydrated}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          onClick={showPreview}
          busy={busy}
          busyLabel={t('legal.editor.previewing')}
          disabled={!hydrated}
        >
          {t('legal.editor.preview')}
        </Button>
        <PublishLegalText
          kind={kind}
          text={{ language, version, body: text }}
          canTakeDown={body !== ''}
        />
        {body !== '' && <QuietLink href={legalPage(kind)}>{t('legal.editor.open')}</QuietLink>}
      </div>
      {preview !== null && (
        <section
          aria-labelledby="preview"
          aria-live="polite"
          className="rounded-lg border border-line p-5"
        >
          <h2 id="preview" className="mb-4 text-lg font-semibold">
            {t('legal.editor.previewTitle')}
          </h2>
          <LegalBody html={preview} language={language} />
        </section>
      )}
    </section>
  );
}
