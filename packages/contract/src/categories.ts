import Type, { type TSchema } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Entity, Id, Nullable } from './fields.ts';

const categoryFields = {
  ...Entity,
  name: Type.String(),
  parentId: Id('`0` for the top level'),
  level: Type.Integer({ description: '0, 1 or 2' }),
  sortOrder: Type.Number(),
  commissionRate: Type.Number({ description: 'per cent of a sale that the platform keeps' }),
  image: Nullable(Type.String()),
  supportChannel: Nullable(Type.Boolean()),
  parentTitle: Type.Null(),
  brandList: Type.Null(),
};

const CategoryBelow = (children: TSchema) =>
  Type.Object({ ...categoryFields, children: Type.Unsafe<Category[]>(Type.Array(children)) });

/** A category with those below it, at most three levels; `children` is empty at the leaves. */
export const Category = CategoryBelow(CategoryBelow(CategoryBelow(Type.Object({}))));

export interface Category {
  id: string;
  createBy: string | null;
  createTime: string | null;
  updateBy: string | null;
  updateTime: string | null;
  deleteFlag: boolean;
  name: string;
  parentId: string;
  level: number;
  sortOrder: number;
  commissionRate: number;
  image: string | null;
  supportChannel: boolean | null;
  parentTitle: null;
  brandList: null;
  children: Category[];
}

export const listCategories = endpoint({
  method: 'GET',
  path: '/buyer/goods/category/get/{parentId}',
  access: 'public',
  tag: 'goods',
  summary: 'The categories below one, `0` for the whole tree; empty for an unknown one',
  input: Type.Object({ parentId: Id() }),
  result: Type.Array(Category),
});
