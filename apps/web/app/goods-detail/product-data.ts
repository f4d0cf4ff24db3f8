import type { Detail } from './detail.ts';
import { detailPath } from './detail-query.ts';
import { priceOfOne } from './purchase.ts';

/** The goods for search engines, in the words of schema.org. */
export function productData(detail: Detail, { origin, path }: { origin: string; path: (page: string) => string }) {
  const { name, code, pictures, sellingPoint, brand, commentNum, grade, quantity, store } = detail;
  const url = origin + path(detailPath(detail));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: code,
    url,
    image: pictures.map((picture) => origin + picture),
    ...(sellingPoint && { description: sellingPoint }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    offers: {
      '@type': 'Offer',
      url,
      price: priceOfOne(detail, 1).now.toFixed(2),
      priceCurrency: 'CNY',
      availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: store.name },
    },
    ...(commentNum > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: grade,
        bestRating: 100,
        worstRating: 0,
        reviewCount: commentNum,
      },
    }),
  };
}
