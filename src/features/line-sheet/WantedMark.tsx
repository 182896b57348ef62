/** A heart: what the shop is not sure of yet. */
export function WantedMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M8 14 2.6 8.6a3.5 3.5 0 0 1 5-5l.4.5.4-.5a3.5 3.5 0 0 1 5 5z" />
    </svg>
  );
}
