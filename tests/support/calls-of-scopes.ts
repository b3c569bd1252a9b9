/** The calls that a key with each scope may make, sorted. */
export const CALLS_OF_SCOPES = {
  'memorials:read': [
    'GET /api/memorials',
    'GET /api/memorials/[id]',
    'GET /api/memorials/[id]/contributions',
    'GET /api/memorials/[id]/gallery',
    'GET /api/memorials/[id]/names',
    'GET /api/memorials/[id]/texts/[language]',
    'GET /api/memorials/my-memorials',
    'GET /api/search',
    'GET /api/search/suggest',
    'GET /api/site',
  ],
  'memorials:write': [
    'DELETE /api/memorials/[id]/texts/[language]',
    'PUT /api/memorials/[id]',
    'PUT /api/memorials/[id]/names',
    'PUT /api/memorials/[id]/texts/[language]',
  ],
  'media:write': [
    'DELETE /api/memorials/[id]/contributions/[mediaId]',
    'GET /api/memorials/media/[id]/uploads/[uploadId]',
    'POST /api/memorials/[id]/contributions/decide',
    'POST /api/memorials/media/[id]/uploads',
    'POST /api/memorials/media/[id]/uploads/[uploadId]/complete',
    'PUT /api/memorials/media/[id]',
    'PUT /api/memorials/media/[id]/uploads/[uploadId]',
  ],
  'condolences:read': [
    'GET /api/memorials/[id]/condolences',
    'GET /api/memorials/[id]/condolences/queue',
  ],
  'condolences:decide': [
    'POST /api/memorials/[id]/condolences/decide',
    'PUT /api/memorials/[id]/condolences/audience',
    'PUT /api/memorials/[id]/condolences/settings',
  ],
  'webhooks:manage': [
    'DELETE /api/webhooks/[id]',
    'GET /api/webhooks',
    'GET /api/webhooks/[id]',
    'PATCH /api/webhooks/[id]',
    'POST /api/webhooks',
    'POST /api/webhooks/[id]/deliveries/[deliveryId]/send-again',
    'POST /api/webhooks/[id]/secret',
    'POST /api/webhooks/[id]/test',
  ],
};
