/** A category as the panel needs it. */
export interface CategoryNode {
  id: string;
  name: string;
  image: string | null;
  children: CategoryNode[];
}

/** The goods of a category, told with all the categories above it. */
export const categoryPath = (...path: CategoryNode[]) => `/goodsList?categoryId=${path.map(({ id }) => id).join(',')}`;
