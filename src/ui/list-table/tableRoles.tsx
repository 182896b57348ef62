import { type ComponentProps, createContext, use } from 'react';

const Layout = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />;

/** How many pixels the rows out of view take before and after those in view, as CSS padding. */
export const RowsOutOfView = createContext('0');

const Body = ({ style, ...props }: ComponentProps<'table'>) => (
  <Layout {...props} style={{ ...style, paddingBlock: use(RowsOutOfView) }} />
);

const header = {
  table: Layout,
  wrapper: (props: ComponentProps<'thead'>) => <thead {...props} role="rowgroup" />,
};
/** The box that it is scrolled in is the group of the rows: see `ListFrame`. */
const wrapper = (props: ComponentProps<'tbody'>) => <tbody {...props} role="presentation" />;

/**
 * What a list is drawn with. A table that scrolls has one table for its header and one for its rows: together they
 * stand in one element with the role of a table, which these are the parts of.
 */
export const rowRoles = { header, table: Body, body: { wrapper } };

/** The same while there are no rows, with one cell that says so. */
export const emptyRoles = {
  header,
  table: Body,
  body: {
    wrapper,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" />,
    cell: (props: ComponentProps<'td'>) => <td {...props} role="cell" />,
  },
};
