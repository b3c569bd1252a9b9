import type { SelectOption } from '@/components/ui/select';
import type { ShopOptions } from '@/lib/payments/shop/shop-options';

/** A setting as shown in the form, with the registry's definition and translated texts. */
export type SettingFieldData = {
  key: string;
  kind: 'line' | 'text' | 'email' | 'link' | 'choice' | 'switch' | 'number' | 'words' | 'own';
  label: string;
  hint?: string | undefined;
  value: unknown;
  /** The value as text, if it is neither a string nor a number. */
  text?: string | undefined;
  /** True if the environment or a settings file defines it, so that it cannot be changed here. */
  isFixed: boolean;
  options?: SelectOption[] | undefined;
  limit?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** The options of the shop's fields. */
  shop?: ShopOptions | undefined;
};

/** The props of a field component that another module provides for a setting of kind `own`. */
export type CustomFieldProps = { field: SettingFieldData; error: string; disabled: boolean };
