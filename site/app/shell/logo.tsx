/** A sum and the double rule under it, as bookkeepers close an account. */
export const Logo = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <rect width="32" height="32" rx="5" fill="currentcolor" />
    <g stroke="var(--on-accent)" strokeWidth="2.2" fill="none">
      <path d="M14 8h11M17 13h8M20 18h5" />
      <path d="M7 22.5h18M7 26h18" />
    </g>
  </svg>
);
