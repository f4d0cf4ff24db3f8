/** A piece of JSON that may be anything. */
export class Part {
  readonly value: Record<string, unknown>;

  constructor(value: unknown) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    this.value = isObject ? (value as Record<string, unknown>) : {};
  }

  part(name: string): Part {
    return new Part(this.value[name]);
  }

  list(name: string): Part[] {
    const value = this.value[name];
    return Array.isArray(value) ? value.map((one) => new Part(one)) : [];
  }

  lists(name: string): Part[][] {
    const value = this.value[name];
    return Array.isArray(value)
      ? value.map((one) => (Array.isArray(one) ? one.map((part) => new Part(part)) : []))
      : [];
  }

  text(name: string): string {
    const value = this.value[name];
    return typeof value === 'string' ? value.trim() : '';
  }

  number(name: string): number | null {
    const value = this.value[name];
    const number =
      typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? number : null;
  }

  /** A path of this site or an address of another; anything else (`javascript:`) leads nowhere. */
  link(name: string): string {
    const text = this.text(name);
    return /^(\/(?![/\\])|https?:\/\/)/i.test(text) ? text : '';
  }

  color(name: string): string {
    const text = this.text(name);
    return /^#[\da-f]{6}$/i.test(text) ? text : '';
  }
}
