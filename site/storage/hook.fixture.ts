import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The result of a hook in a component that renders once. Its setters do nothing; its storage effects run. */
export function hookValue<T>(useHook: () => T): T {
  const values: T[] = [];
  const Component = () => {
    values.push(useHook());
    return null;
  };
  renderToStaticMarkup(createElement(Component));
  return values[0] as T;
}
