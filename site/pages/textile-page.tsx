import { Link } from 'wouter';
import { Notice } from '../ui/notice.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const TextilePage = () => (
  <TextPage title="Plata u tekstilnoj industriji">
    <Notice kind="info">
      Ovaj obračun još nije gotov. Posebna pravila za proizvodnju tekstila, odjeće, kože i obuće tek treba
      ugraditi.
    </Notice>
    <p>
      Do tada možete koristiti <Link to="/minuli-topli">opći obračun plate s toplim obrokom</Link>, koji ta
      pravila ne primjenjuje.
    </p>
  </TextPage>
);
