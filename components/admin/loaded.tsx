import type { ReactNode } from 'react';
import { LoadFailure } from '@/lib/admin/load-failure-rules';
import { sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { AccessDenied } from './access-denied';

type LoadedProps<Part> = { part: Part | LoadFailure; children: (part: Part) => ReactNode };

export function Loaded<Part>({ part, children }: LoadedProps<Part>) {
  const say = useSay();
  if (part instanceof LoadFailure) return <AccessDenied message={sayWith(say)(part.said)} />;
  return children(part);
}
