import type { EnglishMessages } from './generated/english';
import type { Language } from './languages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: EnglishMessages;
  }
}
