/** Every column that a stock file may have (api.md 'Files people upload'). */
export const stockColumns = ['sku', 'stock', 'warehouse'] as const;

/** The columns that a stock file must have (api.md 'Files people upload'). */
export const requiredStockColumns = ['sku', 'stock'] as const;

/** The name of a column of a stock file (api.md 'Files people upload'). */
export type StockColumn = (typeof stockColumns)[number];
