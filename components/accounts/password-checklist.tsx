import { Circle, CircleCheck } from 'lucide-react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { PASSWORD_RULES } from '@/lib/accounts/rules';

/** The password rules, each ticked as soon as it is met. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className="mt-1 space-y-0.5">
      {PASSWORD_RULES.map(({ label, holds }) => {
        const met = holds(password);
        const Icon = met ? CircleCheck : Circle;
        return (
          <li key={label} className={met ? 'flex gap-2 text-success' : 'flex gap-2'}>
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>
              {label}
              {met && <VisuallyHidden>, done</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
