import postcss from 'postcss';
import selectors from 'postcss-selector-parser';
import values from 'postcss-value-parser';
import { featureAt } from './feature-data.ts';

const dynamicUnits = /^[+-]?[\d.]+([a-z]+)$/;
const unitFeatures: Record<string, string> = {
  dvh: 'viewport_percentage_units_dynamic',
  dvw: 'viewport_percentage_units_dynamic',
  svh: 'viewport_percentage_units_small',
  svw: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  lvw: 'viewport_percentage_units_large',
  cqw: 'container_query_length_units',
  cqi: 'container_query_length_units',
};

/**
 * The features of CSS that a built style sheet names, as paths of MDN's data (`css.selectors.has`): at-rules, media
 * features, selectors, properties, their keywords, functions and units.
 */
export function styleFeatures(css: string): Set<string> {
  const found = new Set<string>();
  const add = (...path: string[]) => {
    if (featureAt(['css', ...path])) found.add(['css', ...path].join('.'));
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') {
      add('at-rules', node.name);
      for (const [, feature = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g))
        add('at-rules', node.name, feature);
    }
    if (node.type === 'rule') {
      if (node.parent?.type === 'rule') add('selectors', 'nesting');
      // Steps of key frames are no selectors.
      if (node.parent?.type === 'atrule' && 'name' in node.parent && node.parent.name.includes('keyframes'))
        return;
      selectors((root) =>
        root.walkPseudos(({ value }) => add('selectors', value.replace(/^::?/, ''))),
      ).processSync(node.selector);
    }
    if (node.type !== 'decl' || node.prop.startsWith('-')) return;
    add('properties', node.prop);
    values(node.value).walk((part) => {
      if (part.type === 'word') add('properties', node.prop, part.value);
      if (part.type === 'function')
        for (const group of ['types', 'types.color', 'types.image', 'types.gradient'])
          add(...group.split('.'), part.value);
      const unit = part.type === 'word' ? unitFeatures[dynamicUnits.exec(part.value)?.[1] ?? ''] : undefined;
      if (unit) add('types', 'length', unit);
    });
  });
  return found;
}
