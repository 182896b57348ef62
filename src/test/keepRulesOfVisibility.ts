const properties = ['display', 'visibility', 'opacity', 'pointer-events'];
const known = new WeakSet<CSSStyleSheet>();

const matters = (rule: CSSRule) =>
  !(rule instanceof CSSStyleRule) ||
  properties.some((property) => rule.style.getPropertyValue(property) !== '');

/**
 * Deletes the rules of Ant Design's style sheets that hide and show nothing: a test asks whether something can be seen
 * and pressed, and jsdom matches each rule with each ancestor at each question (half the time of the tests).
 */
export function keepRulesOfVisibility(): void {
  for (const sheet of document.styleSheets) {
    if (known.has(sheet)) continue;
    known.add(sheet);
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule !== undefined && !matters(rule)) sheet.deleteRule(index);
    }
  }
}
