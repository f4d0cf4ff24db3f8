import type { Fen } from '@silkboat/contract/money';
import type { FreightRow } from '#db/schema/index.ts';
import type { FreightTemplate, PricedLine } from './priced-line.ts';
import { splitByWeight } from './split.ts';

/** Where the parcel goes: the city's id, or undefined while no address is chosen. */
export interface Destination {
  cityId: string;
}

/** The city is the second of the region ids. */
export const cityOf = (addressIdPath: string): string => addressIdPath.split(',')[1]?.trim() ?? '';

/**
 * Adds freight to the lines that come by parcel, template by template, and tells which cannot be shipped there.
 * Without a destination nothing is charged yet.
 */
export function applyFreight(
  lines: PricedLine[],
  destination: Destination | undefined,
): { lines: PricedLine[]; blocked: string[] } {
  if (!destination) return { lines, blocked: [] };
  const freight = new Map<string, Fen>();
  const blocked: string[] = [];
  for (const parcel of byTemplate(lines)) {
    const row = rowFor(parcel.template, destination);
    if (!row) {
      blocked.push(...parcel.lines.map(({ skuId }) => skuId));
      continue;
    }
    const units = parcel.lines.map(({ quantity, weightGrams }) =>
      parcel.template.pricingMethod === 'WEIGHT' ? quantity * weightGrams : quantity,
    );
    const fee = freightFee(
      row,
      units.reduce((sum, count) => sum + count, 0),
    );
    const shares = splitByWeight(fee, units, 100);
    for (const [at, { skuId }] of parcel.lines.entries()) freight.set(skuId, shares[at]!);
  }
  return {
    lines: lines.map((line) => ({ ...line, price: { ...line.price, freightPrice: freight.get(line.skuId) ?? 0 } })),
    blocked,
  };
}

function byTemplate(lines: PricedLine[]): { template: FreightTemplate; lines: PricedLine[] }[] {
  const parcels = new Map<string, { template: FreightTemplate; lines: PricedLine[] }>();
  for (const line of lines) {
    const { freightTemplate: template } = line;
    if (line.deliveryMethod !== 'LOGISTICS' || line.isFreeFreight || !template) continue;
    if (template.pricingMethod === 'FREE' || template.rows.length === 0) continue;
    const parcel = parcels.get(template.id) ?? { template, lines: [] };
    parcel.lines.push(line);
    parcels.set(template.id, parcel);
  }
  return [...parcels.values()];
}

/** The row that names the city, else the one for everywhere else. */
function rowFor({ rows }: FreightTemplate, { cityId }: Destination): FreightRow | undefined {
  return rows.find(({ areaIds }) => areaIds.includes(cityId)) ?? rows.find(({ areaIds }) => areaIds.length === 0);
}

/** The first units at once, the rest in whole steps. */
export function freightFee({ firstUnits, firstFen, nextUnits, nextFen }: FreightRow, units: number): Fen {
  if (units <= firstUnits || nextUnits === 0 || nextFen === 0) return firstFen;
  return firstFen + Math.ceil((units - firstUnits) / nextUnits) * nextFen;
}
