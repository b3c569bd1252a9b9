import type { ComponentType } from 'react';
import { ColourField } from './look/colour-field';
import { LookPictureField } from './look/look-picture-field';
import type { CustomFieldProps } from './setting-field-data';
import { CountryField, CurrencyField } from './shop/code-fields';
import { ProvidersField } from './shop/providers-field';
import { ProvidersByCurrencyField, RatesField, TributesField } from './shop/shop-rows';

/**
 * The components for settings of kind `own`, by key. Each renders an input with the key as its name and the setting as
 * JSON in its value. Settings without an entry are edited elsewhere.
 */
export const CUSTOM_FIELDS: Readonly<Record<string, ComponentType<CustomFieldProps>>> = {
  'look.accent': ColourField,
  'look.ink': ColourField,
  'look.paper': ColourField,
  'look.accentDark': ColourField,
  'look.inkDark': ColourField,
  'look.paperDark': ColourField,
  'look.logo': LookPictureField,
  'look.logoDark': LookPictureField,
  'look.icon': LookPictureField,
  'shop.currency': CurrencyField,
  'shop.country': CountryField,
  'shop.rates': RatesField,
  'shop.providers': ProvidersField,
  'shop.providersByCurrency': ProvidersByCurrencyField,
  'shop.tributes': TributesField,
};
