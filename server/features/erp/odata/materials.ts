import { parseSku } from '../../../../src/domain/sku';

/** The material of a sku by the pattern of ERP_MATERIAL. */
export function materialOf(
  sku: { sku: string; generic: string; color: string; size: string },
  pattern: string,
): string {
  const parts: Record<string, string> = { ...sku };
  return pattern.replace(/\{(\w+)\}/g, (_all, name: string) => parts[name] ?? '');
}

/** Reads skus from materials by the pattern of ERP_MATERIAL; null for a material that is none of ours. */
export function skuReader(pattern: string): (material: string) => string | null {
  const shapes: Record<string, string> = {
    sku: '(?<sku>.+)',
    generic: '(?<generic>[A-Z0-9]{6})',
    color: '(?<color>[A-Z0-9]{3})',
    size: '(?<size>.+)',
  };
  const source = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escape(part) : (shapes[part] ?? '')))
    .join('');
  const shape = new RegExp(`^${source}$`);
  return (material) => {
    const found = shape.exec(material.trim())?.groups;
    if (found === undefined) return null;
    const sku = found.sku ?? `${found.generic}${found.color}${found.size}`;
    return parseSku(sku) === null ? null : sku;
  };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
