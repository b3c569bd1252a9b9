/** The rooms of `lib`: its folders and files. Each may import the rooms before it. */
export const ROOMS = [
  'platform',
  'browser',
  'accounts',
  'keepers',
  'access',
  'media',
  'settings',
  'payments',
  'memorials',
  'search',
  'tributes',
  'condolences',
  'cases',
  'contact',
  'admin',
  'webhooks',
  'fulfilment.ts',
];

export const MAX_FLOORS = 8;

/** The files that put the domains together: their imports may run in any direction. */
export const COMPOSITION_ROOTS = ['lib/fulfilment.ts', 'server/job-handlers.ts'];

/** An import of one file by another, as paths from the repository's root. */
export type Import = { from: string; to: string };

export type House = { floors: Map<string, number>; faults: string[] };

/**
 * Measures the layers of `lib`. A room is a direct entry of `lib`; its floor is one above the highest room that it
 * imports. Returns each room's floor (the lowest is 1) and the faults: rooms that are not in the list, imports that run
 * upward, too many floors. `files` are all files of lib.
 */
export function measureHouse(files: string[], imports: Import[]): House {
  const rooms = [...new Set(files.map(roomOf).filter((room) => room !== null))];
  const crossRoomImports = imports.flatMap(({ from, to }) => {
    const [above, below] = [roomOf(from), roomOf(to)];
    return above && below && above !== below ? [{ from, to, above, below }] : [];
  });
  const upward = crossRoomImports.filter(
    ({ from, above, below }) =>
      ROOMS.includes(above) &&
      ROOMS.indexOf(above) < ROOMS.indexOf(below) &&
      !COMPOSITION_ROOTS.includes(from),
  );
  const floors = new Map<string, number>();
  for (const room of ROOMS.filter((each) => rooms.includes(each))) {
    const below = crossRoomImports.filter(({ above }) => above === room).map((each) => each.below);
    floors.set(room, 1 + Math.max(0, ...below.map((each) => floors.get(each) ?? 0)));
  }
  const highest = Math.max(...floors.values());
  return {
    floors,
    faults: [
      ...rooms
        .filter((room) => !ROOMS.includes(room))
        .map((room) => `lib/${room} is not in the list of rooms (scripts/checks/house.ts)`),
      ...upward.map(({ from, to }) => `${from} imports ${to}, which runs upward`),
      ...(highest > MAX_FLOORS ? [`lib has ${highest} floors; ${MAX_FLOORS} are allowed`] : []),
    ],
  };
}

const roomOf = (file: string) => /^lib\/([^/]+)/.exec(file)?.[1] ?? null;

const ROUTE_FILES =
  /(^|\/)((page|layout|template|loading|error|global-error|not-found|default)\.tsx|(route|manifest|robots|sitemap)\.ts|[\w-]+\.(css|svg|png|ico))$/;

/** Returns the files in `app` that are not routes, metadata or style sheets. */
export const findStrayAppFiles = (files: string[]): string[] =>
  files.filter((file) => file.startsWith('app/') && !ROUTE_FILES.test(file));
