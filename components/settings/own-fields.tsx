import type { ComponentType } from 'react';
import type { OwnFieldProps } from './field-view';
import { ColourField } from './look/colour-field';
import { PictureField } from './look/picture-field';
import { CountryField, CurrencyField } from './shop/code-fields';
import { ProvidersField } from './shop/providers-field';
import { ProvidersByCurrencyField, RatesField, TributesField } from './shop/shop-rows';

/**
 * How settings of the kind `own` are asked for, by key. Each has an input with the key as its name, whose value is the setting
 * as JSON. A key that is not here is asked for elsewhere.
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
