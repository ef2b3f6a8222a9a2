import type { ComponentType } from 'react';
import type { Screen } from '../../pages/directory/page.ts';

/** A component with props, as a screen without. */
export const screenOf =
  <P extends object>(Component: ComponentType<P>, props: P): Screen =>
  () => <Component {...props} />;
