/** Next's own tag of a page: it marks every cached page with the path that it was rendered for. */
export const pageTag = (path: string) => `_N_T_${path}`;
