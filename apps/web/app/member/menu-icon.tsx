import ClipboardList from 'lucide-react/icons/clipboard-list';
import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import type { MenuEntry } from './menu-entries.ts';

const icons: Record<MenuEntry['key'], ReactNode> = {
  home: <House aria-hidden="true" />,
  orders: <ClipboardList aria-hidden="true" />,
};

export const menuIcon = (key: MenuEntry['key']): ReactNode => icons[key];
