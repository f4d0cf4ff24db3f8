import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { brands, categories, goods, pages, skus } from '#db/schema/index.ts';
import { sampleId } from '../sample-ids.ts';

/** The front page of the shop, in the form that existing clients render (`list` of floors, each with a key). */
export async function seedPages(db: Database): Promise<void> {
  const [zh, en] = [await indexPage(db, 'zh'), await indexPage(db, 'en')];
  for (const [number, clientType] of (['PC', 'H5'] as const).entries()) {
    await db.insert(pages).values({
      id: sampleId('page', number + 1),
      name: '商城首页',
      pageType: 'INDEX',
      clientType,
      isOpen: true,
      pageData: JSON.stringify(zh),
      pageDataEn: JSON.stringify(en),
    });
  }
}

type Language = 'zh' | 'en';

async function indexPage(db: Database, language: Language) {
  const say = (zh: string, en: string) => (language === 'en' ? en : zh);
  const floor = (type: string, name: string, key: string, options: unknown) => ({ type, name, icon: '', key, options });
  return {
    list: [
      { type: 'topAdvert', img: '', url: '', bgColor: '' },
      { type: 'navBar', list: await navigation(db, language) },
      floor('carousel1', say('轮播', 'Banners'), 'banners', { list: banners(say) }),
      floor('discountAdvert', say('分类与品牌', 'Categories and brands'), 'categories', {
        title: say('按类目逛', 'Browse by category'),
        classification: await classification(db, language),
        brandList: await brandList(db, language),
      }),
      floor('onlyGoodsModel', say('国家馆', 'National pavilions'), 'pavilions', {
        title: say('国家馆 · 远洋来货', 'National pavilions'),
        more: '/goodsList?originCountry=th,id,it,fr',
        list: await goodsWhere(db, language, sql`${goods.tag} = '国家馆'`),
      }),
      floor('bannerAdvert', say('通栏', 'Banner'), 'tea-banner', {
        img: '/media/banners/floor-1.webp',
        url: '/goodsList?categoryId=3000000000001',
        title: say('一壶一盏，皆出龙泉', 'One pot, one cup, from Longquan'),
      }),
      floor('onlyGoodsModel', say('人气好物', 'Best sellers'), 'best-sellers', {
        title: say('人气好物', 'Best sellers'),
        more: '/goodsList?sort=buyCount&order=desc',
        list: await goodsWhere(db, language, sql`true`),
      }),
      floor('onlyGoodsModel', say('匠作非遗', 'Crafts'), 'crafts', {
        title: say('匠作 · 非遗', 'Crafts of long standing'),
        more: `/goodsList?keyword=${encodeURIComponent('手工')}`,
        list: await goodsWhere(db, language, sql`${goods.tag} = '非遗'`),
      }),
      floor('recommend', say('为你推荐', 'Recommended'), 'recommended', {
        contentLeft: {
          title: say('新品到岸', 'New arrivals'),
          secondTitle: say('本月上架', 'This month'),
          bgColor: '#eaf4f0',
          url: '/goodsList?sort=releaseTime&order=desc',
          list: await namedGoods(db, language, desc(goods.releasedAt)),
        },
        contentRight: {
          title: say('口碑之选', 'Top rated'),
          secondTitle: say('好评最多', 'Most praised'),
          bgColor: '#faf4e6',
          url: '/goodsList?sort=grade&order=desc',
          list: await namedGoods(db, language, desc(goods.goodCommentNum)),
        },
      }),
    ],
  };
}

function banners(say: (zh: string, en: string) => string) {
  return [
    {
      img: '/media/banners/shop-1.webp',
      bgColor: '#EAF1EC',
      url: '/goodsList?categoryId=3000000000001',
      title: say('瓯江开窑', 'From the Ou river kilns'),
      describe: say('梅子青茶器，满 200 减 30', 'Celadon tea ware, ¥30 off over ¥200'),
    },
    {
      img: '/media/banners/shop-2.webp',
      bgColor: '#F4EADA',
      url: '/goodsList?originCountry=th',
      title: say('暹罗鲜果季', 'Fruit from Siam'),
      describe: say('产地冷链，满 159 包邮', 'Cold chain from the orchard, free over ¥159'),
    },
    {
      img: '/media/banners/shop-3.webp',
      bgColor: '#EBF1F3',
      url: '/goodsList?keyword=%E8%80%B3%E6%9C%BA',
      title: say('静听远方', 'Quiet, wherever you are'),
      describe: say('降噪耳机与随身数码', 'Headphones and travel electronics'),
    },
    {
      img: '/media/banners/shop-4.webp',
      bgColor: '#F7EAE4',
      url: '/goodsList?originCountry=it,fr',
      title: say('来自左岸', 'From the left bank'),
      describe: say('意大利皮具与法国佳酿', 'Italian leather and French wine'),
    },
  ];
}

async function navigation(db: Database, language: Language) {
  const top = await db.select().from(categories).where(eq(categories.level, 0)).orderBy(asc(categories.sortOrder));
  return top.map((category) => ({ name: named(category, language), url: `/goodsList?categoryId=${category.id}` }));
}

async function classification(db: Database, language: Language) {
  const top = await db.select().from(categories).where(eq(categories.level, 0)).orderBy(asc(categories.sortOrder));
  return top.map((category) => ({
    img: category.image ?? '',
    url: `/goodsList?categoryId=${category.id}`,
    name: named(category, language),
  }));
}

async function brandList(db: Database, language: Language) {
  const some = await db.select().from(brands).orderBy(asc(brands.id)).limit(12);
  return some.map((brand) => ({
    img: brand.logo ?? '',
    url: `/goodsList?brandId=${brand.id}`,
    name: named(brand, language),
  }));
}

const named = (row: { name: string; nameEn: string }, language: Language) =>
  language === 'en' && row.nameEn ? row.nameEn : row.name;

function goodsWhere(db: Database, language: Language, where: ReturnType<typeof sql>) {
  return listGoods(db, language, where, desc(goods.buyCount), 10);
}

async function namedGoods(db: Database, language: Language, order: ReturnType<typeof desc>) {
  const list = await listGoods(db, language, sql`true`, order, 4);
  return list.map(({ img, title, desc: describe, url }) => ({ img, name: title, describe, url }));
}

async function listGoods(
  db: Database,
  language: Language,
  where: ReturnType<typeof sql>,
  order: ReturnType<typeof desc>,
  limit: number,
) {
  const rows = await db
    .select({ goods, skuId: skus.id, price: skus.price, thumbnail: skus.thumbnail })
    .from(goods)
    .innerJoin(skus, sql`${skus.goodsId} = ${goods.id} and ${skus.position} = 0`)
    .where(sql`${where} and ${skus.stock} > 0`)
    .orderBy(order, asc(goods.id))
    .limit(limit);
  return rows.map(({ goods: item, skuId, price, thumbnail }) => ({
    img: thumbnail,
    title: named(item, language),
    desc: language === 'en' ? item.sellingPointEn : item.sellingPoint,
    price: price / 100,
    url: `/goodsDetail?skuId=${skuId}&goodsId=${item.id}`,
    skuId,
    goodsId: item.id,
  }));
}
