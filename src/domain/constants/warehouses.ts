/** The warehouses that are offered (the second list of spec 9); others may be named. */
export const warehouses = ['0001', '0003'] as const;
