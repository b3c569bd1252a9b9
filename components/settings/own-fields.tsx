import type { ComponentType } from 'react';
import type { OwnFieldProps } from './field-view';
import { ColourField } from './look/colour-field';
import { PictureField } from './look/picture-field';
import { CountryField, CurrencyField } from './shop/code-fields';
import { ProvidersField } from './shop/providers-field';
import { ProvidersByCurrencyField, RatesField, TributesField } from './shop/shop-rows';

/**
 * The components for settings of kind `own`, by key. Each renders an input with the key as its name and the setting as
 * JSON in its value. Settings without an entry are edited elsewhere.
 */
export const OWN_FIELDS: Readonly<Record<string, ComponentType<OwnFieldProps>>> = {
  'look.accent': ColourField,
  'look.ink': ColourField,
  'look.paper': ColourField,
  'look.accentDark': ColourField,
  'look.inkDark': ColourField,
  'look.paperDark': ColourField,
  'look.logo': PictureField,
  'look.logoDark': PictureField,
  'look.icon': PictureField,
  'shop.currency': CurrencyField,
  'shop.country': CountryField,
  'shop.rates': RatesField,
  'shop.providers': ProvidersField,
  'shop.providersByCurrency': ProvidersByCurrencyField,
  'shop.tributes': TributesField,
};
