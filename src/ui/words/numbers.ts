/** Numbers as text, without the machine's locale: at most two decimals, no trailing zeros, groups of thousands. */

/** 1234.5 → "1,234.5" with ',' and '.'. Never "-0". */
export function plainNumber(value: number, group: string, point: string): string {
  if (!Number.isFinite(value)) return '?';
  const rounded = Math.round(Math.abs(value) * 100) / 100;
  const [whole = '0', decimals] = rounded.toFixed(2).split('.');
  const sign = value < 0 && rounded > 0 ? '-' : '';
  const tail = (decimals ?? '').replace(/0+$/, '');
  return sign + grouped(whole, group) + (tail === '' ? '' : point + tail);
}

/** Four digits stay together: "1234", "12.345". */
function grouped(digits: string, group: string): string {
  if (digits.length <= 4) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, group);
}
