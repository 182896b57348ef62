import type {
  agentCustomers,
  catalogs,
  extraPictures,
  garmentColors,
  garmentPrices,
  garments,
  orderLines,
  orders,
  skus,
  stocks,
  userAddresses,
  userCatalogs,
  users,
  userSalesOrganizations,
} from '../../server/db/schema';

/** The columns of an order that every demo order fills in; the others have their defaults. */
type FilledOrderColumn =
  | 'id'
  | 'sellerId'
  | 'salesOrganization'
  | 'channel'
  | 'wanted'
  | 'erpKey'
  | 'itemsCount'
  | 'createdAt'
  | 'editedAt';

/** The table rows of a brand, with ids starting at 1; users have no passwords. */
export interface BrandRows {
  users: (typeof users.$inferSelect)[];
  userAddresses: (typeof userAddresses.$inferSelect)[];
  userSalesOrganizations: (typeof userSalesOrganizations.$inferSelect)[];
  agentCustomers: (typeof agentCustomers.$inferSelect)[];
  catalogs: (typeof catalogs.$inferSelect)[];
  userCatalogs: (typeof userCatalogs.$inferSelect)[];
  garments: (typeof garments.$inferSelect)[];
  garmentColors: (typeof garmentColors.$inferSelect)[];
  garmentPrices: (typeof garmentPrices.$inferSelect)[];
  skus: (typeof skus.$inferSelect)[];
  stocks: (typeof stocks.$inferSelect)[];
  extraPictures: (typeof extraPictures.$inferSelect)[];
  orders: (typeof orders.$inferInsert & Pick<typeof orders.$inferSelect, FilledOrderColumn>)[];
  orderLines: (typeof orderLines.$inferSelect)[];
}

export type UserRow = BrandRows['users'][number];
export type CatalogRow = BrandRows['catalogs'][number];
export type GarmentRow = BrandRows['garments'][number];
export type SkuRow = BrandRows['skus'][number];
export type OrderRow = BrandRows['orders'][number];
export type OrderLineRow = BrandRows['orderLines'][number];

/** The rows of catalogs. */
export type AssortmentRows = Pick<
  BrandRows,
  'catalogs' | 'garments' | 'garmentColors' | 'garmentPrices' | 'skus' | 'stocks' | 'extraPictures'
>;

/** The rows of people: who they are, what they see and who they sell to. */
export type PeopleRows = Pick<
  BrandRows,
  'users' | 'userAddresses' | 'userSalesOrganizations' | 'agentCustomers' | 'userCatalogs'
>;

/** The rows of orders. */
export type OrderRows = Pick<BrandRows, 'orders' | 'orderLines'>;

/** Rows without any catalogs. */
export const emptyAssortment = (): AssortmentRows => ({
  catalogs: [],
  garments: [],
  garmentColors: [],
  garmentPrices: [],
  skus: [],
  stocks: [],
  extraPictures: [],
});

/** Rows without any people. */
export const emptyPeople = (): PeopleRows => ({
  users: [],
  userAddresses: [],
  userSalesOrganizations: [],
  agentCustomers: [],
  userCatalogs: [],
});
