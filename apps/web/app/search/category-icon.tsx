import Apple from 'lucide-react/icons/apple';
import Baby from 'lucide-react/icons/baby';
import Bike from 'lucide-react/icons/bike';
import Coffee from 'lucide-react/icons/coffee';
import Gem from 'lucide-react/icons/gem';
import Hammer from 'lucide-react/icons/hammer';
import Lamp from 'lucide-react/icons/lamp';
import Landmark from 'lucide-react/icons/landmark';
import Package from 'lucide-react/icons/package';
import Shirt from 'lucide-react/icons/shirt';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';

/** A picture for what a category is about, read from its name; a parcel for what we do not know. */
const icons = [
  [/服饰|箱包|女装|cloth|fashion|bag/i, Shirt],
  [/茶|咖|酒|tea|coffee|wine/i, Coffee],
  [/食|果|food|fruit/i, Apple],
  [/家居|灯|家具|home|lamp|furniture/i, Lamp],
  [/美妆|个护|beauty|care/i, Sparkles],
  [/数码|电器|digital|electr/i, Smartphone],
  [/母婴|玩具|童|baby|toy|kid/i, Baby],
  [/运动|户外|sport|outdoor/i, Bike],
  [/珠宝|钟表|jewel|watch/i, Gem],
  [/国家|pavilion|country/i, Landmark],
  [/工业|五金|industr|tool/i, Hammer],
] as const;

export function CategoryIcon({ name }: { name: string }) {
  const [, Icon] = icons.find(([words]) => words.test(name)) ?? [undefined, Package];
  return <Icon aria-hidden="true" />;
}
