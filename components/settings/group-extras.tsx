import type { ComponentType } from 'react';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { LookExtra } from './look/look-extra';

/** What a page of settings shows above its form: parts with commands of their own. They are rendered in the server. */
export const GROUP_EXTRAS: Partial<Record<SettingGroup, ComponentType>> = { look: LookExtra };
