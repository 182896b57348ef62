import { AllCommunityModule, type ColDef, createGrid, ModuleRegistry } from 'ag-grid-community';
import { fetchOrder, OrderTotals, pictureUrl } from './totals';

/* AG Grid Community as its documentation shows it: a row per color, a column per size, only rows in view rendered. */
ModuleRegistry.registerModules([AllCommunityModule]);

type Row = Record<string, string | number>;

document.body.insertAdjacentHTML(
  'beforeend',
  '<div id="total"></div><div id="grid" style="height: 860px"></div>',
);

void fetchOrder().then((order) => {
  const totals = new OrderTotals(order);
  const total = document.querySelector('#total') as HTMLElement;
  const show = () => (total.textContent = totals.text());
  const sizes = order.garments[0]?.sizes ?? [];
  const rowData = order.garments.flatMap(({ generic, number, name, colors }) =>
    colors.map((color): Row => {
      const code = generic + color.number;
      const cells = sizes.map((size) => [size, totals.quantity(code + size) || '']);
      return { code, generic, number, name, color: color.name, ...Object.fromEntries(cells) };
    }),
  );
  const columnDefs: ColDef<Row>[] = [
    {
      field: 'generic',
      width: 80,
      cellRenderer: ({ value }: { value: string }) => `<img height="36" src="${pictureUrl(value)}">`,
    },
    { field: 'number', width: 90 },
    { field: 'name', width: 160 },
    {
      field: 'color',
      width: 110,
      cellRenderer: ({ value, data }: { value: string; data: Row }) =>
        `<img width="14" height="14" src="${pictureUrl(String(data.generic), String(data.code).slice(6))}"> ${value}`,
    },
    ...sizes.map((size): ColDef<Row> => ({ field: size, width: 80, editable: true })),
  ];
  createGrid(document.querySelector('#grid') as HTMLElement, {
    rowData,
    columnDefs,
    getRowId: ({ data }) => String(data.code),
    onCellValueChanged: ({ data, colDef, newValue }) => {
      totals.set(`${String(data.code)}${colDef.field ?? ''}`, Number(newValue) || 0);
      show();
    },
  });
  show();
});
