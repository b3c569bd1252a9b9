import { NavItem } from './nav-item';
import type { NavLabels } from './nav-labels';
import { USER_MENU_LINKS } from './nav-links';

type Props = { pathname: string; labels: NavLabels };

export const UserLinks = ({ pathname, labels }: Props) =>
  USER_MENU_LINKS.map((link) => (
    <NavItem
      key={link.href}
      link={link}
      label={labels.links[link.name]}
      current={pathname === link.href}
    />
  ));
