import { Link } from 'wouter';
import { Heading } from '../ui/heading.tsx';

/** Says plainly that a screen is announced but not there. */
export const UnbuiltPage = ({ title }: { readonly title: string }) => (
  <>
    <Heading level={1}>{title}</Heading>
    <p>Ovaj dio portala još nije izrađen.</p>
    <p>
      <Link to="/">Nazad na obračune</Link>
    </p>
  </>
);
