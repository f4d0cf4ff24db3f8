import { part as babyToys } from './baby-toys.ts';
import { part as beautyCare } from './beauty-care.ts';
import type { CataloguePart } from './catalogue.ts';
import { part as clothingBags } from './clothing-bags.ts';
import { part as electronics } from './electronics.ts';
import { part as freshFood } from './fresh-food.ts';
import { part as homeLighting } from './home-lighting.ts';
import { part as teaCoffeeWine } from './tea-coffee-wine.ts';
import { part as toolsOutdoor } from './tools-outdoor.ts';

/** The first-level categories in the order of the shop's menu. */
export const catalogueParts: CataloguePart[] = [
  teaCoffeeWine,
  freshFood,
  clothingBags,
  homeLighting,
  electronics,
  beautyCare,
  babyToys,
  toolsOutdoor,
];
