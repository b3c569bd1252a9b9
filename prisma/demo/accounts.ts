import type { Role } from '@/lib/platform/db/generated/enums';

/** The cast of the demo and of the tests: Root is the admin, Ada and Ben create memorials. */
export type DemoAccountName = 'root' | 'ada' | 'ben';

/** An account for logging in to a demo. The password is no secret: `npm start` prints it. */
export type DemoAccount = {
  name: DemoAccountName;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: Role;
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'root',
    email: 'root@perennial.example',
    password: 'Root-keeps-1-garden',
    firstName: 'Root',
    lastName: 'Keeper',
    role: 'admin',
  },
  {
    name: 'ada',
    email: 'ada@perennial.example',
    password: 'Ada-plants-2-roses',
    firstName: 'Ada',
    lastName: 'Moss',
    role: 'member',
  },
  {
    name: 'ben',
    email: 'ben@perennial.example',
    password: 'Ben-waters-3-lilies',
    firstName: 'Ben',
    lastName: 'Okafor',
    role: 'member',
  },
];
