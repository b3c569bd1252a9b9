import type { ComponentType } from 'react';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { LookExtra } from './look/look-extra';

/** Server-rendered parts that a settings page shows above its form. */
export const GROUP_EXTRAS: Partial<Record<SettingGroup, ComponentType>> = { look: LookExtra };
