import type { ComponentProps } from 'react';

const Layout = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />;

const header = {
  table: Layout,
  wrapper: (props: ComponentProps<'thead'>) => <thead {...props} role="rowgroup" />,
};

/**
 * What a virtual table is drawn with. It has a table of its own for the header and plain boxes for the rows: together
 * they stand in one element with the role of a table, which these are the parts of.
 */
export const rowRoles = {
  header,
  body: { wrapper: (props: ComponentProps<'div'>) => <div {...props} role="rowgroup" /> },
};

/** The same while there are no rows: then the body is a table of its own, too, with one cell that says so. */
export const emptyRoles = {
  header,
  table: Layout,
  body: {
    wrapper: (props: ComponentProps<'tbody'>) => <tbody {...props} role="rowgroup" />,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" />,
    cell: (props: ComponentProps<'td'>) => <td {...props} role="cell" />,
  },
};
