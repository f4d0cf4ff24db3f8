import type { LocalText } from '@silkboat/contract/refusal';

/** A parcel under way, as far as the shop knows it. */
export interface Parcel {
  logisticsNo: string;
  carrierCode: string;
  carrierName: LocalText;
  shippedAt: Date;
  /** When the buyer had it; null while it is on its way. */
  arrivedAt: Date | null;
  /** Where the store is. */
  origin: LocalText;
  /** Province, city, district, as far as known. */
  destination: LocalText[];
}

export interface ParcelStop {
  time: Date;
  place: LocalText;
}

/** Asks a carrier where a parcel has been, oldest first. May fail or be slow: nobody waits for it for long. */
export type TrackParcel = (parcel: Parcel, signal: AbortSignal) => Promise<ParcelStop[]>;
