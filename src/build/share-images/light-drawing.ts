import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import postcss from 'postcss';

/**
 * A drawing with its light colours written out. The drawings name their colours once, in the `:root` of their style,
 * for light and for dark; the renderer of cards knows no variables. A drawing without them stays as it is.
 */
export function inLightColours(svg: string): string {
  const drawing = parseFragment(svg);
  const elements = elementsIn(drawing);
  const values = lightValues(
    elements.filter(({ tagName }) => tagName === 'style').flatMap(({ childNodes }) => childNodes),
  );
  if (values.size === 0) return svg;
  for (const element of elements) {
    for (const attribute of element.attrs)
      attribute.value = values.get(attribute.value) ?? attribute.value;
    element.childNodes = element.childNodes.filter(({ nodeName }) => nodeName !== 'style');
  }
  return serialize(drawing);
}

function elementsIn({
  childNodes,
}: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}

/** The value of each reference, such as `var(--leaf)`. */
function lightValues(styles: DefaultTreeAdapterTypes.ChildNode[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const style of styles) {
    if (!('value' in style)) continue;
    // The rule for dark is inside a media query, and so no rule of the sheet itself.
    for (const rule of postcss.parse(style.value).nodes) {
      if (rule.type !== 'rule' || rule.selector !== ':root') continue;
      rule.walkDecls(({ prop, value }) => void values.set(`var(${prop})`, value.trim()));
    }
  }
  return values;
}
