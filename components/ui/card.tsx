import type { ReactNode } from 'react';
import { classNames } from './class-names';

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Set to false for a picture that reaches the edge. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
  'aria-labelledby'?: string;
};

export function Card({ as: Tag = 'div', padded = true, className, children, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'rounded-lg border border-line bg-surface',
        padded && 'p-5 sm:p-6',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
