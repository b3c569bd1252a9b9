/** Every address of the site, built in one place. Relative; `absolute()` in lib/site-url.ts adds the origin. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  terms: '/terms_and_conditions',
  login: '/login',
  signup: '/signup',
  findMemorials: '/find-memorials',
  scanCode: '/scan-code',
  createMemorial: '/create-memorial',
  myMemorials: '/my-memorials',
  profile: '/profile',
  admin: '/admin',
  paymentCancelled: '/payment/cancel',
  apiLogout: '/api/auth/logout',

  memorial: (id: string) => `/memorial/${id}`,
  /** The dynamic twin that knows its viewer; reached by rewrite only. */
  memorialForViewer: (id: string) => `/viewer/memorial/${id}`,
  /** The address that printed codes carry. It never changes meaning. */
  permanent: (id: string) => `/q/${id}`,
  qrCode: (id: string) => `/q/${id}/code.svg`,
  sendFlowers: (memorialId: string) => `/send-flowers/${memorialId}`,
  memorialPaid: (orderId: string) => `/memorial-payment/success?order_id=${orderId}`,
  media: (mediaId: string, variant: string) => `/media/${mediaId}/${variant}`,

  loginFrom: (from: string, message: string) =>
    `/login?${new URLSearchParams({ from, message }).toString()}`,
  findMemorialsPage: (query: { name?: string; page?: number }) => {
    const params = new URLSearchParams();
    if (query.name) params.set('name', query.name);
    if (query.page && query.page > 1) params.set('page', String(query.page));
    const text = params.toString();
    return text ? `/find-memorials?${text}` : '/find-memorials';
  },
} as const;
