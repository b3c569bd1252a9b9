import type { ReactNode } from 'react';
import { LoadError } from '@/lib/admin/load-error-rules';
import { translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { AccessDenied } from './access-denied';

type PartOrErrorProps<Part> = { part: Part | LoadError; children: (part: Part) => ReactNode };

export function PartOrError<Part>({ part, children }: PartOrErrorProps<Part>) {
  const t = useTranslate();
  if (part instanceof LoadError)
    return <AccessDenied message={translateWith(t)(part.userMessage)} />;
  return children(part);
}
