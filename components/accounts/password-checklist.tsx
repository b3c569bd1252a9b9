import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { PASSWORD_RULES } from '@/lib/accounts/rules';
import { translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';

export function PasswordChecklist({ password }: { password: string }) {
  const t = useTranslate();
  return (
    <ul className="mt-1 space-y-0.5">
      {PASSWORD_RULES.map(({ label, holds }) => {
        const met = holds(password);
        const rule = translateWith(t)(label);
        const Icon = met ? CircleCheck : Circle;
        return (
          <li key={label.key} className={met ? 'flex gap-2 text-success' : 'flex gap-2'}>
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>{met ? t.rich('accounts.passwordRules.met', { rule, hidden }) : rule}</span>
          </li>
        );
      })}
    </ul>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
