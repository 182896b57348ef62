const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR HTML LEGEND LI MAIN MENU NAV OL OPTGROUP OPTION P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const hiddenTags = new Set(['DATALIST', 'HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE']);

/** The classes with which Ant Design hides closed popups. */
const hiddenByAntDesign = /(^|\s)ant-(?!form-item-required-mark)[\w-]+-hidden(\s|$)/;

type Styled = HTMLElement | SVGElement;
const isStyled = (element: Element | null): element is Styled =>
  element instanceof HTMLElement || element instanceof SVGElement;

function displayOf(element: Styled): string {
  if (element.style.display !== '') return element.style.display;
  const isHidden =
    element.hasAttribute('hidden') ||
    hiddenTags.has(element.tagName) ||
    (element instanceof HTMLDialogElement && !element.open) ||
    hiddenByAntDesign.test(element.getAttribute('class') ?? '');
  if (isHidden) return 'none';
  // jsdom has no initial values.
  return blockTags.has(element.tagName) ? 'block' : '';
}

function visibilityOf(element: Styled): string {
  let one: Element | null = element;
  while (isStyled(one) && one.style.visibility === '') one = one.parentElement;
  return isStyled(one) ? one.style.visibility : 'visible';
}

/**
 * A fast `getComputedStyle`: whether an element is shown, from its `style`, its tag and the attribute `hidden`. jsdom
 * would match every rule of every style sheet on each query by role. Style sheets are tested in a browser.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  if (!isStyled(element)) throw new TypeError(`A ${element.tagName} has no style.`);
  const { style } = element;
  const computed = (property: string) => {
    if (property === 'display') return displayOf(element);
    if (property === 'visibility') return visibilityOf(element);
    return style.getPropertyValue(property) || (property === 'opacity' ? '1' : '');
  };
  return new Proxy(style, {
    get(_style, name) {
      if (name === 'getPropertyValue') return computed;
      if (name === 'display' || name === 'visibility' || name === 'opacity') return computed(name);
      const value: unknown = Reflect.get(style, name, style);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
}
