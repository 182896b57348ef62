import { expect, type Page, test } from '@playwright/test';
import { workbook } from './workbook';
import { originOfHost } from './session';

/** A row of a catalog file; what is left out is black, 2.5 times its price in a shop, and has the generic for its number. */
interface Sku {
  generic: string;
  number?: string;
  name: string;
  drop?: string;
  color?: readonly [code: string, name: string];
  size: string;
  price: number;
}

interface Upload {
  name: string;
  file: { name: string; mimeType: string; buffer: Buffer };
}

/**
 * Uploads a current catalog through the API as the signed-in admin; answers its id. A test that is repeated has a number
 * after the name, since names are unique.
 */
export async function uploadCatalog(page: Page, { name, file }: Upload): Promise<string> {
  const { repeatEachIndex } = test.info();
  const answer = await page.request.post('/api/catalog/upload', {
    headers: { Origin: originOfHost() },
    multipart: {
      name: repeatEachIndex === 0 ? name : `${name} ${repeatEachIndex + 1}`,
      season: 'SS27',
      catalog_type: 'initial',
      brand: 'Maren Vale',
      ls_enabled: 'true',
      wls_enabled: 'true',
      is_current: 'true',
      drop: '',
      service_date: '',
      catalog_path: file,
    },
  });
  const { status, error, catalog_id } = await answer.json();
  expect([status, error ?? '']).toEqual(['success', '']);
  return catalog_id;
}

/** Uploads a current catalog of these skus as the signed-in admin; answers its id. */
export function uploadSkus(page: Page, name: string, skus: readonly Sku[]): Promise<string> {
  const header = 'generic,number,name,drop,color,color_name,size,wh_price,rt_price,currency'.split(',');
  const rows = skus.map(({ generic, number, name: garment, drop, color = ['000', 'Black'], size, price }) => [
    generic,
    number ?? generic,
    garment,
    drop ?? '',
    ...color,
    size,
    price,
    2.5 * price,
    'EUR',
  ]);
  return uploadCatalog(page, { name, file: workbook('catalog.xlsx', header, ...rows) });
}
