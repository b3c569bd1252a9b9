import { MEDIA_ERROR_MESSAGES } from '@/lib/media/rules';
import { AppError } from '@/lib/platform/errors';
import { consumeUploadLimit } from '@/lib/platform/http/consume-upload-limit';
import { readMultipart } from '@/lib/platform/http/multipart';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { messageFor } from '@/lib/platform/language/message';
import { currentLook } from '@/lib/platform/look/current-look';
import * as paths from '@/lib/platform/look/paths';
import { assetFields, assetResponse } from '@/lib/settings/asset-api-schema';
import { ASSET_KINDS, type AssetKind, MAX_ASSET_BYTES } from '@/lib/settings/asset-rules';
import { storeAsset } from '@/lib/settings/commands/store-asset';

/**
 * Stores a picture (`file`) as the site's logo, its logo for dark mode or its icon (`kind`). It takes effect once a
 * setting refers to it.
 */
export const POST = route({
  doc: {
    summary: 'Stores a logo or an icon of the site',
    status: 201,
    answer: assetResponse,
    form: { as: ['multipart/form-data'], fields: assetFields },
    errors: ['invalid', 'too_large', 'unsupported'],
    scope: null,
  },
  access: 'admin',
  limit: 'upload',
  run: async ({ request, viewer }) => {
    await consumeUploadLimit(request, viewer);
    const upload = await readMultipart(request, LIMITS);
    try {
      const [file] = upload.files;
      if (!file?.bytes) throw new AppError('invalid', MEDIA_ERROR_MESSAGES.empty);
      const kind = ASSET_KINDS.find((each) => each === upload.fields.kind);
      if (!kind) throw new AppError('invalid', messageFor('look.faults.kind'));
      const stored = await storeAsset(viewer, kind, file, currentLook().colours.light.paper);
      const { id, width, height } = stored;
      const answer = { _id: id, kind, width, height, url: paths.asset(id, PREVIEW_FILES[kind]) };
      return jsonResponse(answer, { status: 201 });
    } finally {
      await upload.discard();
    }
  },
});

const LIMITS = {
  maxFiles: 1,
  maxFileBytes: MAX_ASSET_BYTES,
  maxFields: 1,
  maxFieldBytes: 40,
  maxTextBytes: 400,
};

/** The file of each kind that is used as its preview. */
const PREVIEW_FILES: Record<AssetKind, string> = {
  logo: 'logo-2x',
  logo_dark: 'logo-2x',
  icon: 'icon-192',
};
