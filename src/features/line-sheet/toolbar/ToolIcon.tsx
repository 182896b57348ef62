const paths = {
  grid: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  list: 'M2 3.5h12M2 8h12M2 12.5h12',
  pictures: 'M2 3h12v10H2zM2 11l3.5-3.5L9 11l2-2 3 3M10.5 6.2h.01',
  copy: 'M5 5V2h9v9h-3M2 5h9v9H2z',
  undo: 'M5 3 2 6l3 3M2 6h7.5a4 4 0 0 1 0 8H6',
  redo: 'm11 3 3 3-3 3M14 6H6.5a4 4 0 0 0 0 8H10',
  keys: 'M1.5 4h13v8h-13zM4 6.5h.01M6.7 6.5h.01M9.3 6.5h.01M12 6.5h.01M4.5 9.5h7',
} as const;

/** The drawing on a tool. */
export function ToolIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[name]} strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
