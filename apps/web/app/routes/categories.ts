import { type Category, listCategories } from '@silkboat/contract/categories';
import type { CategoryNode } from '#web/search/category-tree.ts';
import { pageContext } from '#web/session/context.ts';
import type { Route } from './+types/categories';

/** The category tree for the panel, as small as it can be; browsers keep it for an hour. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const categories = await api.call(listCategories, { parentId: '0' });
  return Response.json(categories.map(toNode), { headers: { 'cache-control': 'public, max-age=300' } });
}

const toNode = ({ id, name, image, children }: Category): CategoryNode => ({
  id,
  name,
  image,
  children: children.map(toNode),
});
