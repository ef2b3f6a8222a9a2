import type { ComponentType } from 'react';
import type { Screen } from '../../pages/directory/page.ts';

/** A component that asks for properties, as a screen that has them. */
export const screenOf =
  <P extends object>(Component: ComponentType<P>, props: P): Screen =>
  () => <Component {...props} />;
