const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text as XML of a workbook: signs of the markup as entities; what XML cannot hold as `_x0007_`, which spreadsheet
 * programs turn back, and a text that looks like one of those in a way that stays it.
 */
export function xmlText(text: string): string {
  return text
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replace(
      /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
