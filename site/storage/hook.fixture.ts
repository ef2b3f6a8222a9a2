import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a hook returns to a component that is rendered once. Its setters do nothing; what it stores is stored. */
export function hookValue<T>(useHook: () => T): T {
  const values: T[] = [];
  const Component = () => {
    values.push(useHook());
    return null;
  };
  renderToStaticMarkup(createElement(Component));
  return values[0] as T;
}
