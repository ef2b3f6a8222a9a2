import { Component, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a sentence in place of a screen that threw; the rest of the page goes on working. */
export class FaultBoundary extends Component<FaultBoundaryProps> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render(): ReactNode {
    if (!this.state.isFaulty) return this.props.children;
    return (
      <Notice kind="error">
        Ova stranica se ne može prikazati zbog greške na našoj strani. <a href="/">Vratite se na obračune</a>{' '}
        ili je učitajte ponovo.
      </Notice>
    );
  }
}
