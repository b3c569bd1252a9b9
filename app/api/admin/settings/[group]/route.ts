import { shopErrors } from '@/lib/payments/shop/shop-checks';
import { route } from '@/lib/platform/http/route';
import { settingGroupResponse } from '@/lib/settings/api-schema';
import { changeSettings } from '@/lib/settings/commands/change-settings';
import { settingGroup } from '@/lib/settings/queries/setting-group';
import { changeInput, groupParams } from '@/lib/settings/schema';

export const GET = route({
  doc: {
    summary: 'Returns the settings of one page and their history',
    answer: settingGroupResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  params: groupParams,
  run: ({ params }) => settingGroup(params.group),
});

export const PUT = route({
  doc: {
    summary: 'Changes site settings, immediately and for everybody',
    answer: settingGroupResponse,
    errors: ['conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: groupParams,
  body: changeInput,
  run: async ({ viewer, params: { group }, body }) => {
    await changeSettings(viewer, group, body, group === 'shop' ? shopErrors : undefined);
    return settingGroup(group);
  },
});
