import { useLocation } from 'wouter';
import { PageList } from '../pages/directory/page-list.ts';
import { SpokenRegion } from '../ui/spoken.tsx';
import { useScript } from './cyrillic/use-script.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { pageAt, pages } from './routes/routes.ts';
import { ScreenSlot } from './screen-slot.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole site at the address the router stands on. */
export function App() {
  useScript();
  const [path] = useLocation();
  const page = pageAt(path);
  const screen = (
    <FaultBoundary key={page.path}>
      <ScreenSlot page={page} />
    </FaultBoundary>
  );
  return (
    <PageList value={pages}>
      {page.bare ? (
        <main aria-label="Obračun" tabIndex={-1}>
          {screen}
        </main>
      ) : (
        <Shell page={page}>{screen}</Shell>
      )}
      <SpokenRegion />
    </PageList>
  );
}
