import { Link } from 'wouter';
import { TextPage } from '../ui/text-page.tsx';

/** Says plainly that a screen is announced but not there. */
export const UnbuiltPage = ({ title }: { readonly title: string }) => (
  <TextPage title={title}>
    <p>Ovaj dio portala još nije izrađen.</p>
    <p>
      <Link to="/">Nazad na obračune</Link>
    </p>
  </TextPage>
);
