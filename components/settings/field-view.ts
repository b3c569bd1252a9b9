import type { SelectOption } from '@/components/ui/select';
import type { ShopOptions } from '@/lib/payments/shop/shop-options';

/** A setting as the form asks for it: what the registry says, in words. */
export type FieldView = {
  key: string;
  kind: 'line' | 'text' | 'email' | 'link' | 'choice' | 'switch' | 'number' | 'words' | 'own';
  label: string;
  hint?: string | undefined;
  value: unknown;
  /** The value as it is read and typed, where it is neither a text nor a number. */
  text?: string | undefined;
  /** The operator's environment or file says it: nobody changes it here. */
  isFixed: boolean;
  options?: SelectOption[] | undefined;
  limit?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** What fields of the shop choose among. */
  shop?: ShopOptions | undefined;
};

/** What another part of the product needs to ask for a setting of its own kind. */
export type OwnFieldProps = { field: FieldView; error: string; disabled: boolean };
